import type { suggestCpt as endpoint } from '@casefolio/contract/codes.contract';
import type { z } from 'zod';
import type { Visit } from '../../http/visit.ts';
import { cptView } from './code-views.ts';
import { codedFor, cptCodesByIds } from './codes.store.ts';
import type { CodesTools } from './codes-tools.ts';

type Query = z.output<typeof endpoint.query>;

/** Someone has named the procedure: what they and others coded for it, then what its words find. */
export const suggestCpt =
  ({ db, clock, live }: CodesTools) =>
  async (visit: Visit, { query: { procedure_name, limit, year } }: { readonly query: Query }) => {
    const coded = await codedFor(db, visit.session?.userId ?? 0, procedure_name, limit);
    const { index } = await live.cpt();
    const found = index.search(procedure_name, { limit });
    const ids = [...new Set([...coded, ...found])].slice(0, limit);
    const codes = ids.length > 0 ? await cptCodesByIds(db, ids, year) : [];
    return codes.filter(({ retired }) => !retired).map((code) => cptView(code, year ?? clock.now().getUTCFullYear()));
  };
