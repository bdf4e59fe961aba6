import type { searchIcd as endpoint } from '@casefolio/contract/codes.contract';
import type { z } from 'zod';
import type { Visit } from '../../http/visit.ts';
import { icdView } from './code-views.ts';
import { icdCodesByIds, usesOf } from './codes.store.ts';
import type { CodesTools } from './codes-tools.ts';

type Query = z.output<typeof endpoint.query>;

/** Someone looks for a diagnosis. */
export const searchIcd =
  ({ db, live }: CodesTools) =>
  async (visit: Visit, { query: { search_term, limit, version } }: { readonly query: Query }) => {
    const { index } = await (version === '9' ? live.icd9() : live.icd10());
    const uses = visit.session ? await usesOf(db, visit.session.userId, 'icd') : new Map<number, number>();
    const ids = index.search(search_term, { limit, uses });
    const codes = ids.length > 0 ? await icdCodesByIds(db, ids) : [];
    return codes.map(icdView);
  };
