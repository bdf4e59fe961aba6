import type { listCases as endpoint, listedCase } from '@casefolio/contract/cases.contract';
import { daysOf } from '@casefolio/domain/cases/periods';
import { planById } from '@casefolio/domain/plans/plans';
import type { z } from 'zod';
import type { Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { imagesOfCases } from './case-images.store.ts';
import { proceduresOf } from './case-parts.store.ts';
import { ageOf, imageOnWire, institutionOnWire } from './case-view.ts';
import { planOf } from './cases.store.ts';
import type { CasesTools } from './cases-tools.ts';
import { casesOnPage, countCases } from './list-cases.store.ts';
import { callerIn, type CaseCaller, todayOf } from './who-calls.ts';

interface Input {
  readonly params: { readonly userId: number };
  readonly query: z.output<typeof endpoint.query>;
}

type Row = Awaited<ReturnType<typeof casesOnPage>>[number];
type Listed = z.input<typeof listedCase>;

/** A page of a log, newest first; what is to come, soonest first. */
export const listCases =
  (tools: CasesTools) =>
  async (visit: Visit, { params: { userId: ownerId }, query: { filter, page, page_size } }: Input) => {
    const caller = callerIn(visit);
    const now = tools.clock.now();
    const days = daysOf(filter, todayOf(caller, now));
    const rows = await casesOnPage(tools.db, ownerId, {
      days,
      soonestFirst: filter === 'UPCOMING',
      page,
      size: page_size,
    });
    // Who reads their own list is not worth a row each time; who reads another's is.
    if (caller.permission !== 'OWNER') await recordTouch(tools.db, visit, now, { action: 'cases.listed', ownerId });
    return {
      procedures: await cards(tools, ownerId, caller, rows),
      procedures_count: await countCases(tools.db, ownerId, days),
      ...(await asGuest(tools, ownerId, caller)),
    };
  };

/** What a guest must know to work in somebody else's log, and nothing else of its doctor. */
async function asGuest({ db, profiles }: CasesTools, ownerId: number, { permission }: CaseCaller) {
  if (permission === 'OWNER') return {};
  return permission === 'EDITOR' ? { permission, family: await profiles.familyOf(db, ownerId) } : { permission };
}

async function cards(
  { db, linkTo }: CasesTools,
  ownerId: number,
  caller: CaseCaller,
  rows: readonly Row[],
): Promise<Listed[]> {
  const ids = rows.map(({ id }) => id);
  const { opensImages } = planById(await planOf(db, ownerId));
  const images = Map.groupBy(opensImages ? await imagesOfCases(db, ownerId, ids) : [], ({ caseId }) => caseId);
  const further = Map.groupBy(await proceduresOf(db, ownerId, ids), ({ caseId }) => caseId);
  return rows.map(({ institution, date_of_birth, age, ...row }) => ({
    ...row,
    ...institutionOnWire(institution),
    date_of_birth: date_of_birth ?? '',
    ...ageOf({ age: age === null ? '' : String(Number(age)), date_of_birth: date_of_birth ?? '' }, row.date),
    date_of_procedure: row.date,
    media: (images.get(row.id) ?? []).map((image) => imageOnWire(image, caller.id, linkTo)),
    case_procedures: (further.get(row.id) ?? []).map(({ date }) => ({ date })),
  }));
}
