import { families } from '@casefolio/domain/case-fields/speciality';
import { repeatedFields } from '@casefolio/domain/case-fields/table';
import {
  type Answer,
  type Answers,
  type CaseFormValues,
  type ChosenCpt,
  type ChosenIcd,
  fitted,
  type FurtherProcedure,
  type Modifier,
  type Person,
  plainFields,
} from './case-form.ts';

type Parts = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const isText = (value: unknown): value is string => typeof value === 'string';

/** What goes into a draft or a template: everything but the images, which a browser cannot hand back to itself. */
export type KeptForm = Omit<CaseFormValues, 'images'>;

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** As it goes over the wire; what is undefined is left out. */
export function jsonOf(kept: object): Record<string, Json> {
  const plain: Record<string, Json> = JSON.parse(JSON.stringify(kept));
  return plain;
}

export const keptOf = ({ images: _left, ...kept }: CaseFormValues): KeptForm => kept;

function answersOf(kept: unknown): Answers {
  const given = isParts(kept) ? kept : {};
  return Object.fromEntries(
    plainFields.flatMap(({ name }): (readonly [string, Answer])[] => {
      const value = given[name];
      if (Array.isArray(value)) return [[name, value.filter(isText)]];
      return isText(value) || typeof value === 'boolean' ? [[name, value]] : [];
    }),
  );
}

const personOf = (kept: unknown): Person[] =>
  isParts(kept) && textOf(kept.name) !== '' ? [{ id: numberOf(kept.id), name: textOf(kept.name) }] : [];

function codeOf(kept: unknown): ChosenIcd[] {
  const id = isParts(kept) ? numberOf(kept.id) : null;
  return isParts(kept) && id !== null ? [{ id, code: textOf(kept.code), value: textOf(kept.value) }] : [];
}

const cptOf = (kept: unknown): ChosenCpt[] =>
  codeOf(kept).map(({ id, code, value }) => {
    const { rvuValue, year, quantity } = isParts(kept) ? kept : {};
    const [ofYear, times] = [numberOf(year) ?? 0, numberOf(quantity) ?? 1];
    return { id, code, value, rvuValue: numberOf(rvuValue), year: ofYear, quantity: times };
  });

const modifierOf = (kept: unknown): Modifier | null =>
  isParts(kept) && textOf(kept.id) !== ''
    ? { id: textOf(kept.id), description: textOf(kept.description), percentage: numberOf(kept.percentage) ?? 100 }
    : null;

/** A draft or template as the form holds it. It may be an older release's: what is missing or strange is left empty. */
export function formFromKept(kept: unknown): CaseFormValues {
  const parts = isParts(kept) ? kept : {};
  const family = families.find((known) => known === parts.family) ?? 'generic';
  const people = isParts(parts.people) ? parts.people : {};
  const procedureOf = (entry: unknown): FurtherProcedure[] =>
    isParts(entry)
      ? [{ id: numberOf(entry.id), answers: fitted(family, answersOf(entry.answers), repeatedFields) }]
      : [];
  return {
    family,
    main: fitted(family, answersOf(parts.main)),
    people: {
      primary_surgeons: listOf(people.primary_surgeons).flatMap(personOf),
      co_surgeons: listOf(people.co_surgeons).flatMap(personOf),
    },
    procedures: listOf(parts.procedures).flatMap(procedureOf),
    cpts: listOf(parts.cpts).flatMap(cptOf),
    icds: listOf(parts.icds).flatMap(codeOf),
    modifier: modifierOf(parts.modifier),
    notes: listOf(parts.notes).filter(isText),
    newNote: textOf(parts.newNote),
    images: [],
  };
}

/** Which version of the case a draft was begun with. */
export const versionOfKept = (kept: unknown): number | undefined =>
  (isParts(kept) ? numberOf(kept.version) : null) ?? undefined;
