import { expect, test } from 'vitest';
import { readSignInNote, signInNote } from './sign-in-note.ts';

test('the note is read from the router and from nothing else', () => {
  expect(readSignInNote(signInNote('verified'))).toBe('Your e-mail address is verified. You can sign in now.');
  expect(readSignInNote(signInNote('reset'))).toBe('Your password has been changed. You can sign in now.');
  expect([null, undefined, 'verified', {}, { note: 'x' }, { note: 1 }].map(readSignInNote)).toEqual(
    Array(6).fill(null),
  );
});
