import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf, dollarsOf, dollarsOnWire } from './money.ts';

test.each<[string | number, number | null]>([
  ['19.99', 1999],
  [19.99, 1999],
  ['20', 2000],
  ['0.5', 50],
  [0, 0],
  [' 9.99 ', 999],
  ['-1', null],
  ['1e3', null],
  ['9.999', null],
  ['$9.99', null],
  ['', null],
  [Number.NaN, null],
])('the price %o is %o cents', (price, cents) => {
  expect(centsOf(price)).toBe(cents);
});

test('cents come back the same from text, and from the number on the wire', () => {
  assert(
    property(integer({ min: 0, max: 999_999_999 }), (cents) => {
      expect(centsOf(dollarsOf(cents))).toBe(cents);
      expect(centsOf(JSON.stringify(dollarsOnWire(cents)))).toBe(cents);
    }),
  );
});
