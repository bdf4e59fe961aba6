import type { suggestCpt as endpoint } from '@casefolio/contract/codes.contract';
import type { z } from 'zod';
import type { Visit } from '../../http/visit.ts';
import { cptView } from './code-views.ts';
import { codedFor } from './codes.store.ts';
import type { CodesTools } from './codes-tools.ts';
import { isKnownIn, searchKnown } from './known-cpts.ts';

type Query = z.output<typeof endpoint.query>;

/** Someone has named the procedure: what they and others coded for it, as far as the year has it, then what its words find. */
export const suggestCpt =
  ({ db, clock, live }: CodesTools) =>
  async ({ session }: Visit, { query: { procedure_name, limit, year } }: { readonly query: Query }) => {
    const thisYear = clock.now().getUTCFullYear();
    const asked = year ?? thisYear;
    const coded = await codedFor(db, session?.userId ?? 0, procedure_name, limit);
    const codes = await live.cpt();
    const used = codes.rows(coded).filter(isKnownIn(asked));
    const others = searchKnown(codes, procedure_name, { limit, year: asked }).filter(({ id }) => !coded.includes(id));
    return [...used, ...others].slice(0, limit).map(cptView(year, thisYear));
  };
