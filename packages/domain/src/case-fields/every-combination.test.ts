import { expect, test } from 'vitest';
import { mapLookupNames } from '../lookups/catalogue.ts';
import type { CaseFieldName } from '../messages/case-fields.ts';
import type { CaseField, Situation } from './case-field.ts';
import { type CaseValues, situationOf } from './case-values.ts';
import { faultsOfCase } from './check.ts';
import { indicationOffer } from './offers.ts';
import { fieldsOfFamily, kindIn, shownFields } from './shown.ts';
import { families, type Family, familyOf } from './speciality.ts';
import { type Combination, combinationsOf, typesOf } from './testing/combinations.ts';
import { expectedLists, expectedNames, requiredNames } from './testing/expected-fields.ts';
import { filledCase, offeredBy } from './testing/filled-case.ts';
import { choicesOf, specialityNames, valuesOf } from './testing/product-lists.ts';

const combinations = families.flatMap(combinationsOf);

const title = ({ family, type, indication }: Combination) => `${family}, ${type}, ${indication || 'no indication'}`;

const situationIn = ({ family, type, indication }: Combination): Situation =>
  situationOf(family, { type, indication: indication === '' ? [] : [indication] });

const faultNames = (family: Family, values: CaseValues): CaseFieldName[] =>
  faultsOfCase(values, { family, today: '2026-11-15', choicesOf }).map(({ field }) => field);

test('there are as many combinations as the lists make, and each family has some', () => {
  expect(combinations.length).toBeGreaterThan(1500);
  expect(Object.keys(Object.groupBy(combinations, ({ family }) => family)).toSorted()).toEqual(families.toSorted());
});

test('three specialities have a form of their own, all the others the generic one', () => {
  const names = specialityNames();
  const special = names.filter((name) => familyOf(name) !== 'generic');
  expect(special).toEqual([
    'Neurological Surgery',
    'Interventional Neurology/Neuroradiology',
    'Interventional Radiology',
  ]);
  expect(names.length).toBeGreaterThan(special.length);
});

test.each(families)('%s: each combination is asked exactly what the specification says', (family) => {
  for (const combination of combinationsOf(family)) {
    const shown = shownFields(situationIn(combination)).map(({ name }) => name);
    expect(shown.toSorted(), title(combination)).toEqual(expectedNames(combination).toSorted());
  }
});

test.each(families)(
  '%s: what any combination asks is among the questions of the family, and nothing else',
  (family) => {
    const answered = { procedures: ['Thrombectomy'], vendors: ['Other'], hasImplant: true };
    const asked = combinationsOf(family).flatMap((combination) =>
      shownFields({ ...situationIn(combination), ...answered }),
    );
    expect(new Set(fieldsOfFamily(family))).toEqual(new Set(asked));
  },
);

test.each(families)('%s: each combination requires exactly what the specification says', (family) => {
  for (const { type, indication } of combinationsOf(family)) {
    const answers = { type, indication: indication === '' ? [] : [indication] };
    const missing = faultsOfCase(answers, { family, today: '2026-11-15', choicesOf });
    const names = missing.filter(({ message }) => message.text === 'This field is required').map(({ field }) => field);
    expect(names.toSorted(), title({ family, type, indication })).toEqual(
      requiredNames(family).filter((name) => name !== 'type'),
    );
  }
});

test.each(families)('%s: each combination offers exactly the lists that belong to it', (family) => {
  for (const combination of combinationsOf(family)) {
    const situation = situationIn(combination);
    const offers = shownFields(situation).flatMap(({ name, offer }) => {
      const lists = offer?.(situation) ?? [];
      return lists.length > 0 ? [[name, lists]] : [];
    });
    expect(Object.fromEntries(offers), title(combination)).toEqual(expectedLists(combination));
  }
});

test.each(families)('%s: a case with every field answered has no fault, whatever the combination', (family) => {
  for (const [turn, combination] of combinationsOf(family).entries())
    expect(faultNames(family, filledCase(combination, turn)), title(combination)).toEqual([]);
});

const everyValue = new Set(mapLookupNames.flatMap(valuesOf));

/** A value of some other list. */
function strangeTo(offered: readonly string[]): string {
  const known = new Set([...offered, 'Other']);
  const strange = everyValue.values().find((value) => !known.has(value));
  if (strange === undefined) throw new Error('every value is offered');
  return strange;
}

/** What these open or close is another combination, which has its own turn. */
const deciding: ReadonlySet<CaseFieldName> = new Set(['type', 'indication']);

/** Each choice of one field, sent alone, or all of a field that takes several. */
const sendings = ({ name, kind }: CaseField, offered: readonly string[]): CaseValues[] =>
  kind === 'multi-choice' ? [{ [name]: offered }] : offered.map((value) => ({ [name]: value }));

test.each(families)('%s: all that is offered is taken, a value of another list is refused with its field', (family) => {
  for (const combination of combinationsOf(family)) {
    const filled = filledCase(combination, 0);
    const situation = situationOf(family, filled);
    const faults = (changes: CaseValues) => faultNames(family, { ...filled, ...changes });
    for (const field of shownFields(situation)) {
      if (deciding.has(field.name) || !kindIn(field, situation).endsWith('choice')) continue;
      const offered = offeredBy(field, situation);
      const where = `${title(combination)}: ${field.name}`;
      expect(offered.length, where).toBeGreaterThan(1);
      expect(sendings(field, offered).flatMap(faults), where).toEqual([]);
      for (const strange of sendings(field, [strangeTo(offered)])) expect(faults(strange), where).toEqual([field.name]);
    }
  }
});

const listed = ['neurosurgery', 'neurointerventional', 'radiology'] as const;

test.each(listed)('%s: an indication of another list is refused with its field, whatever the type', (family) => {
  for (const type of typesOf(family)) {
    const lists = indicationOffer(situationOf(family, { type }));
    const strange = strangeTo(lists.flatMap(valuesOf));
    const faults = faultNames(family, filledCase({ family, type, indication: strange }, 0));
    expect(faults, `${type}: ${strange}`).toEqual(lists.length > 0 ? ['indication'] : []);
  }
});

test.each(listed)('%s: a type of another list is refused', (family) => {
  const offered = typesOf(family);
  expect(faultNames(family, filledCase({ family, type: strangeTo(offered), indication: '' }, 0))).toContain('type');
});
