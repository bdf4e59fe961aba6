import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, decimal, formatDecimal, minus, percentOf, plus, sum, times } from './decimal.ts';

test.each([
  ['30.17', '30.170'],
  [30.17, '30.170'],
  ['0', '0.000'],
  [26.8, '26.800'],
  ['12.0955', '12.096'],
  ['12.0954', '12.095'],
  ['-0.0005', '-0.001'],
  ['-0.0004', '0.000'],
  ['0.001', '0.001'],
  ['123456789012345678901.5', '123456789012345678901.500'],
])('%s is shown as %s', (written, shown) => {
  expect(formatDecimal(decimal(written))).toBe(shown);
});

test('without places only the whole number is shown', () => {
  expect(formatDecimal(decimal('62.5'), 0)).toBe('63');
});

test.each(['', ' ', 'abc', '1e3', '1,5', '.5', '5.', '0x10', '--1', 'NaN', 'Infinity'])(
  "'%s' is refused instead of being guessed",
  (written) => {
    expect(() => decimal(written)).toThrow(RangeError);
  },
);

test('ten times a tenth is one, which a binary fraction would miss', () => {
  const tenths = Array.from({ length: 10 }, () => decimal('0.1'));
  expect(compare(sum(tenths), decimal(1))).toBe(0);
});

test('a percentage may itself have places', () => {
  expect(formatDecimal(percentOf(decimal('12.34'), decimal('62.5')), 6)).toBe('7.712500');
});

const thousandths = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map((digits) => ({ digits, places: 3 }));

test('what is shown is read back as the same number', () => {
  fc.assert(fc.property(thousandths, (number) => compare(decimal(formatDecimal(number)), number) === 0));
});

test('adding is undone by subtracting, multiplying spreads over a sum, and order does not matter', () => {
  fc.assert(
    fc.property(thousandths, thousandths, thousandths, (a, b, c) => {
      expect(compare(minus(plus(a, b), b), a)).toBe(0);
      expect(compare(times(a, plus(b, c)), plus(times(a, b), times(a, c)))).toBe(0);
      expect(compare(plus(a, b), plus(b, a))).toBe(0);
    }),
  );
});
