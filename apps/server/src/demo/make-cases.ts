import { type CaseValue, type CaseValues } from '@casefolio/domain/case-fields/case-values';
import { onlyShown } from '@casefolio/domain/case-fields/shown';
import { repeatedFields } from '@casefolio/domain/case-fields/table';
import { partsOf, plusDays } from '@casefolio/domain/dates/calendar-day';
import { type Chance, chanceFrom } from './chance.ts';
import { demoNotes } from './notes.ts';
import { cranialOperations } from './operations/cranial.ts';
import { furtherOperations } from './operations/further.ts';
import type { Operation, ScanKind } from './operations/operation.ts';
import { spineOperations } from './operations/spine.ts';
import { patient } from './patients.ts';

export interface DemoCase {
  readonly date: string;
  /** Everything but the institution, whose id is known when it is stored. */
  readonly values: CaseValues;
  readonly institution: 0 | 1;
  readonly assistant: 0 | 1 | null;
  readonly cpts: Operation['cpts'];
  readonly icds: readonly string[];
  readonly modifierId: string | null;
  readonly notes: readonly string[];
  readonly further: readonly CaseValues[];
  readonly scans: readonly ScanKind[];
}

export const operations = [...cranialOperations, ...spineOperations, ...furtherOperations];

/** One beside the other as often as its weight says. */
const lotOf = (kinds: readonly Operation[]): readonly Operation[] =>
  kinds.flatMap((operation) => Array.from({ length: operation.weight }, () => operation));
const lot = lotOf(operations);
/** Nobody plans an emergency. */
const plannedLot = lotOf(operations.filter(({ isEmergency = false }) => !isEmergency));

const [pastCases, comingCases] = [390, 14];
const [comingWithin, imagesEvery] = [35, 14];

/** The first day of the academic year before the last: three years, of which the third is under way. */
export function firstDay(today: string): string {
  const { year, month } = partsOf(today);
  return `${(month >= 7 ? year : year - 1) - 2}-07-01`;
}

/** About four hundred cases over three academic years, and some that are planned; the same every time. */
export function makeDemoCases(today: string): readonly DemoCase[] {
  const chance = chanceFrom(20_240_701);
  const start = firstDay(today);
  const span = (Date.parse(today) - Date.parse(start)) / 86_400_000;
  const past = Array.from({ length: pastCases }, (_unused, index) =>
    plusDays(start, Math.floor((span * index) / (pastCases - 1))),
  );
  const coming = Array.from({ length: comingCases }, () => plusDays(today, chance.between(1, comingWithin)));
  const isPlanned = (date: string): boolean => date > today;
  return [...past.map((date) => onWorkday(date, chance)), ...coming].map((date, index) =>
    makeCase(chance, date, { isPlanned: isPlanned(date), withScans: index % imagesEvery === 0 }),
  );
}

/** Most operations are done on a weekday; some cannot wait. */
function onWorkday(date: string, chance: Chance): string {
  const weekday = new Date(date).getUTCDay();
  if (chance.happens(15)) return date;
  return weekday === 0 ? plusDays(date, -2) : weekday === 6 ? plusDays(date, -1) : date;
}

interface Kind {
  readonly isPlanned: boolean;
  readonly withScans: boolean;
}

function makeCase(chance: Chance, date: string, { isPlanned, withScans }: Kind): DemoCase {
  const operation = chance.oneOf(isPlanned ? plannedLot : lot);
  const about = { ...patient(chance, operation.ages, date), ...answersTo(operation, chance, date) };
  const course = isPlanned ? notYetKnown : courseOf(operation, chance);
  const isDone = !isPlanned;
  const modifiers = operation.modifiers ?? [];
  return {
    date,
    values: onlyShown('neurosurgery', { ...about, ...course }),
    institution: chance.happens(80) ? 0 : 1,
    assistant: chance.oneOf([0, 1, null] as const),
    cpts: operation.cpts,
    icds: [chance.oneOf(operation.icds)],
    modifierId: modifiers.length > 0 && isDone && chance.happens(25) ? chance.oneOf(modifiers) : null,
    notes: isDone && chance.happens(30) ? [...new Set([chance.oneOf(demoNotes), chance.oneOf(demoNotes)])] : [],
    further: isDone && chance.happens(4) ? [secondProcedure(chance, date)] : [],
    scans:
      withScans && operation.scan ? Array.from({ length: chance.between(1, 3) }, () => operation.scan ?? 'axial') : [],
  };
}

function answersTo(operation: Operation, chance: Chance, date: string): CaseValues {
  const chosen = Object.entries(operation.answers).map(([name, answers]) => [name, chance.oneOf<CaseValue>(answers)]);
  return {
    role: chance.happens(85) ? 'Primary surgeon' : 'Teaching physician',
    procedure_diagnosis: chance.oneOf(operation.diagnoses),
    date_of_procedure: date,
    type: operation.type,
    procedure_name: operation.name,
    ...Object.fromEntries(chosen),
  };
}

/** What an operation would say, and only the day itself tells. */
const notYetKnown: CaseValues = { duration_of_radiation: '', tici_grade: '' };

const courseOf = ({ minutes, days, findings }: Operation, chance: Chance): CaseValues => ({
  duration_of_procedure: String(chance.between(...minutes)),
  length_of_hospitalizations_in_days: String(chance.between(...days)),
  findings: chance.oneOf(findings),
  complications: chance.happens(6) ? 'Superficial wound infection, settled with antibiotics.' : '',
  outcome: chance.oneOf(['Discharged home', 'Discharged to rehabilitation', 'Improved at the first visit']),
  follow_up_number: String(chance.oneOf([2, 6, 12])),
  follow_up_period: 'Weeks',
});

/** Back to the theatre some days later. */
function secondProcedure(chance: Chance, date: string): CaseValues {
  const operation = chance.oneOf(furtherOperations.filter(({ type }) => type === 'Bedside'));
  const values = answersTo(operation, chance, plusDays(date, chance.between(1, 6)));
  return onlyShown('neurosurgery', values, repeatedFields);
}
