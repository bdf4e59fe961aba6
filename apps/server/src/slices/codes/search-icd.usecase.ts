import type { searchIcd as endpoint } from '@casefolio/contract/codes.contract';
import type { z } from 'zod';
import type { Visit } from '../../http/visit.ts';
import { icdView } from './code-views.ts';
import type { CodesTools } from './codes-tools.ts';

type Query = z.output<typeof endpoint.query>;

/** Someone looks for a diagnosis. */
export const searchIcd =
  ({ live, habits }: CodesTools) =>
  async ({ session }: Visit, { query: { search_term, limit, version } }: { readonly query: Query }) => {
    const { index, rows } = await (version === '9' ? live.icd9() : live.icd10());
    const uses = await habits(session, 'icd');
    return rows(index.search(search_term, { limit, uses })).map(icdView(version === '9' ? 9 : 10));
  };
