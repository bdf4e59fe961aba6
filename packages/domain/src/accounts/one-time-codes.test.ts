import { expect, test } from 'vitest';
import { codeAlphabet, isAppCode, normalCode, shownRecoveryCode } from './one-time-codes.ts';

test.for([
  ['abcd2345', 'ABCD2345'],
  [' ABCD 2345 ', 'ABCD2345'],
  ['abcde-fghjk', 'ABCDEFGHJK'],
  ['123 456', '123456'],
])('%j is taken as %s', ([typed = '', meant]) => {
  expect(normalCode(typed)).toBe(meant);
});

test('a recovery code is shown in two halves and typed as it is shown', () => {
  expect(shownRecoveryCode('ABCDEFGHJK')).toBe('ABCDE-FGHJK');
  expect(normalCode(shownRecoveryCode('ABCDEFGHJK'))).toBe('ABCDEFGHJK');
});

test('only six digits are a code of the app', () => {
  expect(['123456', '12345', '1234567', '12345A', ''].map(isAppCode)).toEqual([true, false, false, false, false]);
});

test('no sign of a code can be taken for another', () => {
  expect(new Set(codeAlphabet).size).toBe(codeAlphabet.length);
  expect(codeAlphabet).not.toMatch(/[01OILUV]/);
});
