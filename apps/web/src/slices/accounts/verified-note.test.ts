import { expect, test } from 'vitest';
import { hasVerifiedNote, verifiedNote } from './verified-note.ts';

test('the note is read from the router and from nothing else', () => {
  expect(hasVerifiedNote(verifiedNote)).toBe(true);
  expect([null, undefined, 'verified', {}, { note: 'x' }].map(hasVerifiedNote)).toEqual(Array(5).fill(false));
});
