import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { type Coupon, priceAfter, sameCode, wholePrice } from './coupon.ts';

test.each<[Coupon, number, number]>([
  [wholePrice, 3999, 0],
  [wholePrice, 0, 0],
  [{ kind: 'percentage', percent: 10 }, 1999, 1799],
  [{ kind: 'percentage', percent: 50 }, 999, 499],
  [{ kind: 'percentage', percent: 25 }, 999, 749],
  [{ kind: 'amount', cents: 500 }, 1999, 1499],
  [{ kind: 'amount', cents: 5000 }, 1999, 0],
])('%o makes %i cents into %i', (coupon, before, after) => {
  expect(priceAfter(coupon, before)).toBe(after);
});

test('a percentage leaves whole cents between nothing and the price', () => {
  assert(
    property(integer({ min: 1, max: 100 }), integer({ min: 0, max: 100_000 }), (percent, cents) => {
      const price = priceAfter({ kind: 'percentage', percent }, cents);
      expect(Number.isInteger(price) && price >= 0 && price <= cents).toBe(true);
    }),
  );
});

test('codes are compared without case and without the spaces around', () => {
  expect(sameCode(' Spring20 ', 'SPRING20')).toBe(true);
  expect(sameCode('SPRING2', 'SPRING20')).toBe(false);
});
