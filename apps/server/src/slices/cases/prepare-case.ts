import { caseMessages } from '@casefolio/domain/messages/cases';
import type { Queryable } from '../../db/database.ts';
import { invalidFields } from '../../http/failure.ts';
import { noteCodesUsed } from '../codes/codes.api.ts';
import type { CaseState, Surgeon } from '@casefolio/domain/cases/case-state';
import type { CasesTools } from './cases-tools.ts';
import { faultsOf } from './check-case.ts';
import { mergeCase, type WrittenCase } from './merge-case.ts';
import { type CaseCaller, todayOf } from './who-calls.ts';

interface Writing {
  readonly ownerId: number;
  readonly caller: CaseCaller;
  readonly standing: CaseState;
  readonly written: WrittenCase;
}

/** The case as it will stand, checked; or a refusal that names every failing field at once. */
export async function prepareCase(db: Queryable, tools: CasesTools, writing: Writing): Promise<CaseState> {
  const { ownerId, caller, standing, written } = writing;
  const at = tools.clock.now();
  const names = await namesFor(db, tools, writing);
  const state = mergeCase(standing, written, { id: caller.id, at, nameOf: (id) => names.get(id) });
  const own = await tools.profiles.institutionsOf(db, ownerId);
  const faults = await faultsOf(db, state, {
    choices: tools.choices,
    today: todayOf(caller, at),
    institutions: new Set([...own, Number(standing.values.hospital_id)]),
    standing,
  });
  if (faults.length > 0) throw invalidFields(faults);
  return state;
}

const idsIn = (surgeons: WrittenCase['primary_surgeons']): number[] =>
  (surgeons ?? []).flatMap((one) => ('id' in one ? [one.id] : []));

const known = (surgeons: readonly Surgeon[]): (readonly [number, string])[] =>
  surgeons.flatMap(({ userId, name }) => (userId === null ? [] : [[userId, name]]));

/** Colleagues of the caller, and whoever the case names already; an id of anybody else is refused, so that ids tell no names. */
async function namesFor(db: Queryable, { profiles }: CasesTools, { caller, standing, written }: Writing) {
  const [primary, co] = [idsIn(written.primary_surgeons), idsIn(written.co_surgeons)];
  const colleagues = await profiles.colleagueNames(db, caller.id, [...primary, ...co]);
  const names = new Map([...known(standing.primarySurgeons), ...known(standing.coSurgeons), ...colleagues]);
  const error = caseMessages.surgeonUnknown.text;
  const faults = [
    ...(primary.every((id) => names.has(id)) ? [] : [{ field: 'primary_surgeons', error }]),
    ...(co.every((id) => names.has(id)) ? [] : [{ field: 'co_surgeons', error }]),
  ];
  if (faults.length > 0) throw invalidFields(faults);
  return names;
}

/** What was coded is offered first next time: to whoever wrote it. */
export async function rememberCodes(db: Queryable, userId: number, { cpts, icds, values }: CaseState): Promise<void> {
  const procedureName = typeof values.procedure_name === 'string' ? values.procedure_name : '';
  await noteCodesUsed(db, { userId, kind: 'cpt', codeIds: cpts.map(({ id }) => id), procedureName });
  await noteCodesUsed(db, { userId, kind: 'icd', codeIds: icds });
}
