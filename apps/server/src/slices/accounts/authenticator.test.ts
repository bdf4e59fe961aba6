import { expect, test } from 'vitest';
import { shownSecret, stepOfCode } from './authenticator.ts';

// The test values of RFC 6238, appendix B; of its eight digits apps show the last six.
const secret = Buffer.from('12345678901234567890');

test.for([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
] as const)('at %d seconds the code is %s', ([seconds, code]) => {
  expect(stepOfCode(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
});

test('a code is good one step early and one late, and names its own step', () => {
  const step = Math.floor(1111111111 / 30);
  const steps = [-60, -30, 0, 30, 60].map((late) => stepOfCode(secret, '050471', new Date((1111111111 + late) * 1000)));
  expect(steps).toEqual([null, step, step, step, null]);
});

test('the app reads issuer, owner and secret', () => {
  expect(shownSecret(secret, 'ada@example.com')).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    uri: 'otpauth://totp/Casefolio:ada%40example.com?issuer=Casefolio&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
  });
});
