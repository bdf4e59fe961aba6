import type { searchCpt as endpoint } from '@casefolio/contract/codes.contract';
import type { z } from 'zod';
import type { Visit } from '../../http/visit.ts';
import { cptView } from './code-views.ts';
import type { CodesTools } from './codes-tools.ts';
import { searchKnown } from './known-cpts.ts';

type Query = z.output<typeof endpoint.query>;

/** Someone looks for a procedure code: what they log often comes first among equals. */
export const searchCpt =
  ({ clock, live, habits }: CodesTools) =>
  async ({ session }: Visit, { query: { search_term, limit, year } }: { readonly query: Query }) => {
    const thisYear = clock.now().getUTCFullYear();
    const codes = await live.cpt();
    const uses = await habits(session, 'cpt');
    return searchKnown(codes, search_term, { limit, uses, year: year ?? thisYear }).map(cptView(year, thisYear));
  };
