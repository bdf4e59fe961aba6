import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStoredUser, storedUserOf } from './stored-user.ts';

const user = {
  id: 7,
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@example.org',
  phone: null,
  verified: false,
  userRole: { id: 2, name: 'FELLOW', niceName: 'Fellow' },
  profileImage: null,
  subscription: { planId: 3 },
};

test('what is stored of a user is read back as it was', () => {
  const stored = storedUserOf(user, true);
  expect(stored).toMatchObject({ id: 7, verified: true, planId: 3, userRole: { niceName: 'Fellow' } });
  expect(parseStoredUser(JSON.stringify(stored))).toEqual(stored);
});

test('nothing of a user is stored that the frame does not show', () => {
  expect(Object.keys(storedUserOf({ ...user, phone: '555' }, true))).not.toContain('phone');
});

test.each([null, '', 'null', '{', '[]', '"7"', '{"id":"7"}', '{"id":0}', '{"id":-1}', '{"id":1.5}'])(
  'with %s in storage nobody is signed in',
  (text) => {
    expect(parseStoredUser(text)).toBeNull();
  },
);

test('a user of an older release is made whole, and is not verified unless it says so', () => {
  expect(parseStoredUser('{"id":7,"verified":"yes","userRole":"x"}')).toEqual({
    id: 7,
    firstName: '',
    lastName: '',
    email: '',
    verified: false,
    userRole: null,
    profileImage: null,
    planId: 1,
  });
});

test('no text in storage can break the start', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const parsed = parseStoredUser(text);
      expect(parsed === null || parsed.id > 0).toBe(true);
    }),
  );
});
