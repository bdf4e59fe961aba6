import { expect, test } from 'vitest';
import { checkCode, checkPassword, secretInGroups } from './second-factor-form.ts';

test('a code and a password must be there', () => {
  expect(checkCode({ code: ' ' }).code?.text).toBe('Code is required');
  expect(checkCode({ code: '123 456' }).code).toBeUndefined();
  expect(checkPassword({ password: '' }).password?.text).toBe('Password is required');
  expect(checkPassword({ password: ' ' }).password).toBeUndefined();
});

test('a secret is shown in groups of four', () => {
  expect(secretInGroups('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
  expect(secretInGroups('')).toBe('');
});
