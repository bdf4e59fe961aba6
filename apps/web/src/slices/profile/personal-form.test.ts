import { expect, test } from 'vitest';
import { checkPersonal, isOtherEmail, personalBody, personalValues } from './personal-form.ts';

const owner = {
  firstName: 'Ines',
  lastName: 'Duarte',
  email: 'ines@example.org',
  phone: null,
  userRole: { id: 1 },
  userProfile: [{ speciality: { id: 4 } }],
  userCountryCode: null,
};
const values = personalValues(owner);

test('what nobody has said yet is empty, and empty goes out as nothing', () => {
  expect(values).toMatchObject({ userRoleId: '1', specialityId: '4', countryCodeLookupId: '', phone: '' });
  expect(personalBody(owner, values)).toEqual({
    firstName: 'Ines',
    lastName: 'Duarte',
    email: 'ines@example.org',
    userRoleId: '1',
    specialityId: '4',
    countryCodeLookupId: null,
  });
});

test('names and address are required, the address must be one', () => {
  const { firstName, lastName, email } = checkPersonal(owner)({ ...values, firstName: ' ', lastName: '', email: '' });
  expect([firstName?.text, lastName?.text, email?.text]).toEqual(Array(3).fill('This field is required'));
  expect(checkPersonal(owner)({ ...values, email: 'ines', password: 'x' }).email?.text).toBe(
    'Must use valid email address',
  );
});

test('only another address asks for the password', () => {
  expect(isOtherEmail(owner, ' INES@example.org ')).toBe(false);
  expect(checkPersonal(owner)(values).password).toBeUndefined();
  const changed = { ...values, email: 'duarte@example.org' };
  expect(checkPersonal(owner)(changed).password?.text).toBe('Enter your password to change your e-mail address');
  expect(personalBody(owner, { ...changed, password: 'secret' })).toMatchObject({ password: 'secret' });
  expect(personalBody(owner, { ...values, password: 'left over' })).not.toHaveProperty('password');
});
