import * as fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { camelKey, renameKeys, snakeKey } from './camel-keys.ts';
import type { CamelKeys } from './camel-keys.ts';

const word = fc.stringMatching(/^[a-z][a-z0-9]{0,6}$/);
const wireKey = fc
  .tuple(
    fc.constantFrom('', '_', '__'),
    fc.array(fc.oneof(word, fc.stringMatching(/^\d{1,3}[a-z]?$/)), { maxLength: 3 }),
    word,
  )
  .map(([lead, rest, first]) => lead + [first, ...rest].join('_'));

const wireValue = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(wireKey, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

test.each([
  ['first_name', 'firstName'],
  ['id', 'id'],
  ['_procedure', '_procedure'],
  ['_extra_procedure', '_extraProcedure'],
  ['address_2', 'address_2'],
  ['a_b_c', 'aBC'],
  ['href__small', 'href__small'],
])('%s is %s inside, and back', (wire, inside) => {
  expect(camelKey(wire)).toBe(inside);
  expect(snakeKey(inside)).toBe(wire);
});

test('every answer of the wire comes back unchanged after a round trip', () => {
  fc.assert(
    fc.property(wireValue, (value) => {
      expect(renameKeys(renameKeys(value, camelKey), snakeKey)).toEqual(value);
    }),
  );
});

test('files and dates pass untouched, at any depth', () => {
  const file = new Blob(['x']);
  const date = new Date(0);
  expect(renameKeys({ imageFile: file, takenOn: [date] }, snakeKey)).toEqual({ image_file: file, taken_on: [date] });
});

test('a key named __proto__ is kept as a key and changes no prototype', () => {
  const renamed = renameKeys(JSON.parse('{"__proto__": {"is_admin": true}}'), camelKey);
  expect(renamed).not.toHaveProperty('isAdmin');
  expect(Object.getPrototypeOf(renamed)).toBe(Object.prototype);
});

test('the types are renamed as the values are', () => {
  type Wire = { first_name: string; _extra_part: { nice_name: string | null }[]; address_2?: number };
  expectTypeOf<CamelKeys<Wire>>().toEqualTypeOf<{
    firstName: string;
    _extraPart: { niceName: string | null }[];
    address_2?: number;
  }>();
});
