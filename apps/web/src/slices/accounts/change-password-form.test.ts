import { expect, test } from 'vitest';
import { checkChange } from './change-password-form.ts';

const check = checkChange({ firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.org' });
const texts = (oldPassword: string, newPassword: string) => {
  const faults = check({ oldPassword, newPassword });
  return [faults.oldPassword?.text, faults.newPassword?.text];
};

test('the change of a password says in its own words what is missing', () => {
  expect(texts('', '')).toEqual(['Old password is required', 'New password is required']);
  expect(texts('x', 'short')).toEqual([
    undefined,
    'Must Contain 8 Characters, One Uppercase, Lowercase, One Number and one special case Character',
  ]);
});

test('a new password is judged as at the sign-up', () => {
  expect(texts('x', 'Okafor-ada-77')[1]).toMatch(/must not be made of your own name/);
  expect(texts('x', 'Theatre-7-lamp')).toEqual([undefined, undefined]);
  expect(texts('x', 'a long sentence of mine')).toEqual([undefined, undefined]);
});
