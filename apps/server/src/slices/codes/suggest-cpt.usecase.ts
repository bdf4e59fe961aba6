import type { suggestCpt as endpoint } from '@casefolio/contract/codes.contract';
import type { z } from 'zod';
import type { Visit } from '../../http/visit.ts';
import { cptView } from './code-views.ts';
import { codedFor } from './codes.store.ts';
import type { CodesTools } from './codes-tools.ts';

type Query = z.output<typeof endpoint.query>;

/** Someone has named the procedure: what they and others coded for it, unless it was retired since, then what its words find. */
export const suggestCpt =
  ({ db, clock, live }: CodesTools) =>
  async ({ session }: Visit, { query: { procedure_name, limit, year } }: { readonly query: Query }) => {
    const coded = await codedFor(db, session?.userId ?? 0, procedure_name, limit);
    const { index, rows } = await live.cpt();
    const found = index.search(procedure_name, { limit });
    const ids = [...new Set([...coded, ...found])].slice(0, limit);
    return rows(ids).map(cptView(year, clock.now().getUTCFullYear()));
  };
