import type { CaseField, CaseSection } from './case-field.ts';
import { type CaseValue, type CaseValues, isEmpty, situationOf } from './case-values.ts';
import { shownFields } from './shown.ts';
import type { Family } from './speciality.ts';
import { caseFields, repeatedFields } from './table.ts';
import { inNumbers, inWordsPadded } from '../dates/calendar-day.ts';
import { caseDetailTexts } from '../messages/case-detail.ts';
import type { CaseFieldName } from '../messages/case-fields.ts';
import { fieldMessages } from '../messages/fields.ts';

/** A field of a case that has an answer, in words. */
export interface Fact {
  readonly name: CaseFieldName;
  readonly label: string;
  readonly text: string;
  /** A text that may be long has the whole width. */
  readonly isLong: boolean;
}

type Answers = Readonly<Record<string, unknown>>;
type People = readonly { readonly name: string }[];

export interface CaseOnPage extends Answers {
  readonly family: Family;
  readonly hospital: { readonly name: string } | null;
  readonly primary_surgeons: People;
  readonly co_surgeons: People;
}

/** Several choices come as one text; no choice holds a comma and a space. */
const choicesIn = (text: string): string[] => text.split(', ').filter((choice) => choice !== '');

/** An answer of the wire as the table's rules read it. */
function answerOf({ kind }: CaseField, answer: unknown): CaseValue {
  if (typeof answer === 'number') return String(answer);
  if (typeof answer === 'string') return kind === 'multi-choice' ? choicesIn(answer) : answer;
  return typeof answer === 'boolean' ? answer : null;
}

const answersOf = (answers: Answers, fields: readonly CaseField[]): CaseValues =>
  Object.fromEntries(fields.map((field) => [field.name, answerOf(field, answers[field.name])]));

function inWords(field: CaseField, value: CaseValue | undefined, values: CaseValues): string {
  if (typeof value === 'boolean') return value ? fieldMessages.yes.text : fieldMessages.no.text;
  if (typeof value !== 'string') return value?.join(', ') ?? '';
  if (value === '') return '';
  if (field.name === 'date_of_birth') return inWordsPadded(value);
  if (field.kind === 'date') return inNumbers(value);
  // '6 Months': the number alone would say little, and the period nothing.
  if (field.name === 'follow_up_number') return `${value} ${inWords(field, values.follow_up_period, {})}`.trim();
  return value;
}

const isSaidElsewhere = ({ name }: CaseField, values: CaseValues): boolean =>
  name === 'follow_up_period' && !isEmpty(values.follow_up_number);

function factsOf(family: Family, answers: Answers, fields: readonly CaseField[]): Fact[] {
  const values = answersOf(answers, fields);
  return shownFields(situationOf(family, values), fields)
    .filter((field) => !isSaidElsewhere(field, values))
    .map((field) => ({
      name: field.name,
      label: field.label,
      text: inWords(field, values[field.name], values),
      isLong: field.kind === 'long-text',
    }));
}

const joinedNames = (people: People): string => people.map(({ name }) => name).join(', ');

/** What the table leaves to lists of their own; these say it when there is none. */
function withNames(fact: Fact, { hospital, primary_surgeons, co_surgeons }: CaseOnPage): Fact {
  const named: Partial<Record<CaseFieldName, string>> = {
    hospital_id: hospital?.name ?? '',
    primary_surgeons: joinedNames(primary_surgeons),
    co_surgeons: joinedNames(co_surgeons),
  };
  const name = named[fact.name];
  return name === undefined ? fact : { ...fact, text: name || caseDetailTexts.notKnown };
}

const hasText = ({ text }: Fact): boolean => text !== '';

/** The answers of a case by section, in the order of the table; what has no answer is left out. */
export function caseFacts(theCase: CaseOnPage): Readonly<Record<CaseSection, readonly Fact[]>> {
  const inSection = (section: CaseSection): Fact[] => {
    const names = new Set(caseFields.filter((field) => field.section === section).map(({ name }) => name));
    return all.filter(({ name }) => names.has(name));
  };
  const all = factsOf(theCase.family, theCase, caseFields)
    .map((fact) => withNames(fact, theCase))
    .filter(hasText);
  return { patient: inSection('patient'), diagnosis: inSection('diagnosis'), procedure: inSection('procedure') };
}

/** The answers of a further procedure of the same case. */
export const procedureFacts = (family: Family, procedure: Answers): readonly Fact[] =>
  factsOf(family, procedure, repeatedFields).filter(hasText);

const textIn = (answers: Answers, name: CaseFieldName): string => {
  const value = answers[name];
  return typeof value === 'string' ? value : '';
};

export const patientOf = (theCase: Answers) => ({
  first: textIn(theCase, 'patient_first_name'),
  last: textIn(theCase, 'patient_last_name'),
});
