import { expect, test } from 'vitest';
import { checkInvited, invitedValues } from './invited-form.ts';

const email = 'ines@example.org';
const good = { ...invitedValues(email), firstName: 'Ines', lastName: 'Duarte', password: 'Kite-7-lantern' };
const rule = 'Must Contain 8 Characters, One Uppercase, One Number and one special case Character';

const faults = (changes: object) =>
  Object.entries(checkInvited({ ...good, ...changes })).flatMap(([name, fault]) => (fault ? [[name, fault.text]] : []));

test('a filled form is good, also without a role', () => {
  expect(faults({})).toEqual([]);
});

test('what is missing says so in the words of this form', () => {
  expect(faults({ firstName: ' ', lastName: '', email: '', password: '' })).toEqual([
    ['firstName', 'This field is required'],
    ['lastName', 'This field is required'],
    ['email', 'This field is required'],
    ['password', 'Password is required'],
  ]);
});

test.for(['short-1A', 'kite-7-lantern', 'Kite-lantern'])('%s is judged by the rule', (password) => {
  expect(faults({ password })).toEqual(password === 'short-1A' ? [] : [['password', rule]]);
});
