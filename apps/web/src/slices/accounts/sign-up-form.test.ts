import { expect, test } from 'vitest';
import { checkDetails, emptySignUp, firstError, signUpFields } from './sign-up-form.ts';

const good = {
  ...emptySignUp,
  firstName: 'Ada',
  lastName: 'Okafor',
  userRoleId: '2',
  email: 'ada@example.org',
  password: 'Theatre-7-lamp',
};

const faults = (values: Partial<typeof emptySignUp>, tried = true) => {
  const checked = checkDetails({ ...good, ...values }, tried);
  return Object.values(checked).flatMap((fault) => (fault ? [fault.text] : []));
};

test('the checks of the first step come in the specified order', () => {
  expect(faults(emptySignUp)).toEqual([
    'First name is required',
    'Last name is required',
    'Role is required',
    'Invalid email address',
    'Password should be at least 8 characters',
  ]);
});

test('complete details have no fault', () => {
  expect(faults({})).toEqual([]);
});

test.each<[Partial<typeof emptySignUp>, string]>([
  [{ firstName: '  ' }, 'First name is required'],
  [{ email: 'ada@example' }, 'Invalid email address'],
  [{ password: 'Ab1!xyz' }, 'Password should be at least 8 characters'],
  [{ password: 'abcdefgh' }, 'Must Contain 8 Characters, One Uppercase, One Number and one special case Character'],
  [{ password: 'Okafor-1' }, 'Your password must not be made of your own name or e-mail address'],
])('%o says: %s', (values, text) => {
  expect(faults(values)).toEqual([text]);
});

test('a field that was only left says what the form itself asks for', () => {
  expect(faults({ email: '' }, false)).toEqual(['Email is required']);
  expect(faults({ email: 'ada@' }, false)).toEqual(['Must use valid email address']);
  expect(faults({ password: '' }, false)).toEqual(['Password is required']);
});

test('the first error is that of the first field, in whatever order they came', () => {
  expect(firstError({ email: { message: 'later' }, lastName: { message: 'earlier' } })).toBe('earlier');
  expect(firstError({})).toBeNull();
});

test('every detail has one field', () => {
  expect(signUpFields.map(({ name }) => name)).toEqual(Object.keys(emptySignUp));
});
