import { expect, test } from 'vitest';
import { CallFailed, noAnswer } from '../../../api/call-failed.ts';
import { atField, refuseAt } from './at-field.ts';

const fields = { 607: 'verificationCode' };

test('a refusal with a field of its own stands at that field, with all that it says', () => {
  const failure = new CallFailed({ code: 607, message: 'Invalid verification code!', requestId: 'r' });
  expect(atField(failure, fields)).toMatchObject({
    code: 607,
    message: 'Invalid verification code!',
    requestId: 'r',
    fieldErrors: { verificationCode: 'Invalid verification code!' },
  });
  expect(() => refuseAt(fields)(failure)).toThrow('Invalid verification code!');
});

test('every other failure passes as it is', () => {
  const others = [new CallFailed({ code: 429, message: 'Too many tries' }), noAnswer(), new Error('x'), null];
  for (const other of others) expect(atField(other, fields)).toBe(other);
});
