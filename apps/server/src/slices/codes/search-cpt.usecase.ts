import type { searchCpt as endpoint } from '@casefolio/contract/codes.contract';
import type { z } from 'zod';
import type { Visit } from '../../http/visit.ts';
import { cptView } from './code-views.ts';
import { cptCodesByIds, usesOf } from './codes.store.ts';
import type { CodesTools } from './codes-tools.ts';

type Query = z.output<typeof endpoint.query>;

/** Someone looks for a procedure code: what they log often comes first among equals. */
export const searchCpt =
  ({ db, clock, live }: CodesTools) =>
  async (visit: Visit, { query: { search_term, limit, year } }: { readonly query: Query }) => {
    const { index } = await live.cpt();
    const uses = visit.session ? await usesOf(db, visit.session.userId, 'cpt') : new Map<number, number>();
    const ids = index.search(search_term, { limit, uses });
    const codes = ids.length > 0 ? await cptCodesByIds(db, ids, year) : [];
    return codes.map((code) => cptView(code, year ?? clock.now().getUTCFullYear()));
  };
