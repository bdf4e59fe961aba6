import type { CaseField, CaseFieldKind, Situation } from '../case-field.ts';
import { type CaseValue, type CaseValues, situationOf } from '../case-values.ts';
import { indicationOffer } from '../offers.ts';
import { kindIn, shownFields } from '../shown.ts';
import type { Family } from '../speciality.ts';
import type { Combination } from './combinations.ts';
import { valuesOf } from './product-lists.ts';

/** Every value that a field offers in a situation. */
export const offeredBy = (field: CaseField, situation: Situation): readonly string[] => [
  ...Object.keys(field.options ?? {}),
  ...(field.offer?.(situation) ?? []).flatMap(valuesOf),
];

/** Another turn, another choice, so that many cases together go through the lists. */
const chosen = (offered: readonly string[], turn: number): string => offered[turn % offered.length] ?? '';

/** What opens a further question is always answered so that it is asked. */
const opening: CaseValues = { implant: true, _vendors: ['Abbott', 'Other'] };

type Answer = (field: CaseField, offered: readonly string[], turn: number) => CaseValue;

const written: Answer = ({ name }, _offered, turn) => `${name} ${turn}`;

const answers: Readonly<Record<CaseFieldKind, Answer>> = {
  text: written,
  'long-text': written,
  choice: (_field, offered, turn) => chosen(offered, turn),
  'multi-choice': ({ name }, offered, turn) =>
    name === '_procedure' && offered.includes('Thrombectomy')
      ? ['Thrombectomy', chosen(offered, 0)]
      : [...new Set([chosen(offered, turn), chosen(offered, turn + 1)])],
  'yes-no': (_field, _offered, turn) => turn % 2 === 0,
  number: (_field, _offered, turn) => String(turn % 90),
  date: ({ name }) => (name === 'date_of_birth' ? '1960-03-05' : '2026-03-04'),
  role: () => 'Primary surgeon',
  people: () => [],
  institution: () => '1',
};

const answerTo = (field: CaseField, situation: Situation, turn: number): CaseValue =>
  opening[field.name] ?? answers[kindIn(field, situation)](field, offeredBy(field, situation), turn);

/** One answer may open further questions, until all are answered. */
function completed(family: Family, values: CaseValues, turn: number): CaseValues {
  const situation = situationOf(family, values);
  const open = shownFields(situation).filter(({ name }) => values[name] === undefined);
  if (open.length === 0) return values;
  const answered = open.map((field) => [field.name, answerTo(field, situation, turn)] as const);
  return completed(family, { ...values, ...Object.fromEntries(answered) }, turn);
}

/** A case in which every question that is asked is answered, with what is offered. */
export function filledCase({ family, type, indication }: Combination, turn: number): CaseValues {
  const isChosen = indicationOffer(situationOf(family, { type })).length > 0;
  return completed(family, { type, indication: isChosen && indication !== '' ? [indication] : indication }, turn);
}
