import { expect, test } from 'vitest';
import { addressInPath, checkForgot, checkReset, resetPath } from './reset-form.ts';

test.each(["o'neil+case_log@example.org", 'a%2Fb@example.org', '50%25@example.org', 'Ada@Example.org'])(
  'the address %s comes out of the path as it went in',
  (email) => {
    expect(addressInPath(resetPath(` ${email} `))).toBe(email);
    expect(addressInPath(`${resetPath(email)}/`)).toBe(email);
  },
);

test.each(['/reset-password/', '/reset-password/nobody', '/reset-password/%', '/reset-password/a%b@example.org'])(
  '%s names no address',
  (path) => {
    expect(addressInPath(path)).toBeNull();
  },
);

test('the forgotten password needs an address', () => {
  expect(checkForgot({ email: ' ' }).email?.text).toBe('Email is required');
  expect(checkForgot({ email: 'ada@' }).email?.text).toBe('Must use valid email address');
  expect(checkForgot({ email: ' ada@example.org ' }).email).toBeUndefined();
});

test('the reset needs the code and a good password that is not made of the address', () => {
  const check = checkReset('ada.okafor@example.org');
  const texts = (verificationCode: string, newPassword: string) => {
    const faults = check({ verificationCode, newPassword });
    return [faults.verificationCode?.text, faults.newPassword?.text];
  };
  expect(texts(' ', '')).toEqual(['Verification code is required', 'Password is required']);
  expect(texts('ABCD2345', 'short')[1]).toMatch(/^Must Contain 8 Characters, One Uppercase, One Number/);
  expect(texts('ABCD2345', 'Okafor-ada-77')[1]).toMatch(/must not be made of your own name/);
  expect(texts('ABCD2345', 'Theatre-7-lamp')).toEqual([undefined, undefined]);
});
