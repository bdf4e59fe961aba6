import { expect, test } from 'vitest';
import { purchaseOf, quoteOf } from './quote.ts';

const busy = { braintreePlanId: 'busy-monthly', name: 'Busy', period: 'Monthly', cents: 1999 } as const;

test('a valid code changes the price, an invalid one and none leave it', () => {
  expect(quoteOf(busy, 'SPRING', 999)).toMatchObject({ coupon: 'valid', cents: 999 });
  expect(quoteOf(busy, 'SPRING', 0)).toMatchObject({ coupon: 'valid', cents: 0 });
  expect(quoteOf(busy, 'SPRING', null)).toMatchObject({ coupon: 'invalid', cents: 1999 });
  expect(quoteOf(busy, '', null)).toMatchObject({ coupon: 'none', cents: 1999 });
  expect(quoteOf({ ...busy, cents: 0 }, 'SPRING', null)).toMatchObject({ coupon: 'none', cents: 0 });
});

test('only a valid code is sent', () => {
  expect(purchaseOf(quoteOf(busy, 'SPRING', 0))).toEqual({ planId: 'busy-monthly', promotionCode: 'SPRING' });
  expect(purchaseOf(quoteOf(busy, 'SPRING', null))).toEqual({ planId: 'busy-monthly' });
});
