import { expect, test } from 'vitest';
import { isLookupName, listLookupNames, lookupNames, mapLookupNames } from './catalogue.ts';

test('forty lookups, each a map or a list', () => {
  expect(lookupNames).toHaveLength(40);
  expect([...mapLookupNames, ...listLookupNames].toSorted()).toEqual(lookupNames.toSorted());
  expect(listLookupNames.toSorted()).toEqual([
    'country_codes_lookups',
    'cpt_modifiers_lookups',
    'degrees',
    'role_lookups',
    'specialities',
    'user_roles_lookups',
  ]);
});

test.each(['users', '__proto__', 'constructor', 'toString', ''])('%j is no lookup', (name) => {
  expect(isLookupName(name)).toBe(false);
});
