import type { CaseField } from '@casefolio/domain/case-fields/case-field';
import { type CaseValues, emptyValue, situationOf, textsOf } from '@casefolio/domain/case-fields/case-values';
import { joined, split } from '@casefolio/domain/case-fields/joined';
import { kindIn } from '@casefolio/domain/case-fields/shown';
import type { Family } from '@casefolio/domain/case-fields/speciality';
import { caseFields, repeatedFields } from '@casefolio/domain/case-fields/table';
import type { CalendarDay } from '@casefolio/domain/dates/calendar-day';
import type { CaseFieldName } from '@casefolio/domain/messages/case-fields';

export type Answer = string | boolean | null | string[];
export type Answers = { [Name in CaseFieldName]?: Answer };

/** A colleague by id, or anybody by name. */
export type Person = { id: number | null; name: string };
export type PeopleField = 'primary_surgeons' | 'co_surgeons';

export type ChosenCpt = {
  id: number;
  code: string;
  value: string;
  rvuValue: number | null;
  year: number;
  quantity: number;
};
export type ChosenIcd = { id: number; code: string; value: string };
export type Modifier = { id: string; description: string; percentage: number };
/** Held in the browser until the case is saved. */
export type NewImage = { key: string; name: string; file: File };
/** The id is the server's; null while it is new. */
export type FurtherProcedure = { id: number | null; answers: Answers };

/** Everything that stands in the form. */
export type CaseFormValues = {
  family: Family;
  main: Answers;
  people: Record<PeopleField, Person[]>;
  procedures: FurtherProcedure[];
  cpts: ChosenCpt[];
  icds: ChosenIcd[];
  modifier: Modifier | null;
  notes: string[];
  /** A note that is being written; saving takes it along. */
  newNote: string;
  images: NewImage[];
};

/** Fields whose answers are plain values; people are lists of their own. */
export const plainFields: readonly CaseField[] = caseFields.filter(({ kind }) => kind !== 'people');

function fit(kind: CaseField['kind'], value: CaseValues[CaseFieldName]): Answer {
  if (kind === 'yes-no') return typeof value === 'boolean' ? value : null;
  if (kind === 'multi-choice') return textsOf(value).flatMap(split);
  return joined(textsOf(value));
}

/** Every field with an answer of its kind: a list where a list is offered, a text where it is free. */
export function fitted(family: Family, answers: CaseValues, fields = plainFields): Answers {
  const asLists = fields.map(({ name, kind }) => [name, fit(kind, answers[name] ?? emptyValue(kind))] as const);
  const situation = situationOf(family, Object.fromEntries(asLists));
  return Object.fromEntries(fields.map((field) => [field.name, fit(kindIn(field, situation), answers[field.name])]));
}

export const emptyCase = (family: Family, today: CalendarDay): CaseFormValues => ({
  family,
  main: fitted(family, { date_of_procedure: today }),
  people: { primary_surgeons: [], co_surgeons: [] },
  procedures: [],
  cpts: [],
  icds: [],
  modifier: null,
  notes: [],
  newNote: '',
  images: [],
});

export const newProcedure = (family: Family, today: CalendarDay): FurtherProcedure => ({
  id: null,
  answers: fitted(family, { date_of_procedure: today }, repeatedFields),
});

/** Another form of speciality asks other things: what it asks too is kept. */
export const inFamily = (values: CaseFormValues, family: Family): CaseFormValues => ({
  ...values,
  family,
  main: fitted(family, values.main),
  procedures: values.procedures.map(({ id, answers }) => ({ id, answers: fitted(family, answers, repeatedFields) })),
});

const keptOfPatient: ReadonlySet<CaseFieldName> = new Set(['hospital_id', 'role']);

/** What is asked of the operation and not of this patient: findings, course and follow-up are the patient's. */
export const isOfOperation = ({ name, section, repeats }: CaseField): boolean =>
  section === 'diagnosis' || repeats || keptOfPatient.has(name);

const fieldsOfOperation = plainFields.filter(isOfOperation);

/** The same operation for the next patient, today. */
export function withoutPatient(values: CaseFormValues, today: CalendarDay): CaseFormValues {
  const kept = Object.fromEntries(fieldsOfOperation.map(({ name }) => [name, values.main[name]]));
  const procedures = values.procedures.map(({ answers }) => ({
    id: null,
    answers: { ...answers, date_of_procedure: today },
  }));
  const main = fitted(values.family, { ...kept, date_of_procedure: today });
  return { ...values, main, procedures, notes: [], newNote: '', images: [] };
}
