import { randomBytes } from 'node:crypto';

import { assert, constantFrom, date, integer, property, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';

import { readFileLink, signFileLink } from './file-links.ts';

const secret = randomBytes(32);
const someKey = stringMatching(/^[0-9a-f]{32}$/);
const someViewer = integer({ min: 1 });
const someTime = date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_. %+='.split('');

const halfHour = 30 * 60_000;
const later = (time: Date, ms: number) => new Date(time.getTime() + ms);

test('a link opens its file for its viewer until the last half hour before it must end, and not a millisecond longer', () => {
  assert(
    property(someKey, someViewer, someTime, (key, viewerId, expiresAt) => {
      const token = signFileLink(secret, { key, viewerId, expiresAt });
      const end = later(expiresAt, -(expiresAt.getTime() % halfHour));
      expect(readFileLink(secret, token, later(end, -1))).toEqual({ key, viewerId });
      expect(readFileLink(secret, token, end)).toBeUndefined();
    }),
  );
});

test('within half an hour the same file has the same link for the same viewer, and another one afterwards', () => {
  const [key, noon] = ['ab'.repeat(16), new Date('2026-03-14T12:00:00Z')];
  const linkAt = (ms: number, viewerId = 7) => signFileLink(secret, { key, viewerId, expiresAt: later(noon, ms) });
  expect(linkAt(halfHour - 1)).toBe(linkAt(0));
  expect(linkAt(halfHour)).not.toBe(linkAt(0));
  expect(linkAt(0, 8)).not.toBe(linkAt(0));
});

test('every changed character makes it void', () => {
  const now = new Date('2026-01-01');
  const token = signFileLink(secret, { key: 'ab'.repeat(16), viewerId: 7, expiresAt: new Date('2026-01-02') });
  for (let position = 0; position < token.length; position += 1) {
    for (const letter of alphabet.filter((candidate) => candidate !== token[position])) {
      const changed = token.slice(0, position) + letter + token.slice(position + 1);
      expect(readFileLink(secret, changed, now)).toBeUndefined();
    }
  }
});

test('a shortened or lengthened token is void', () => {
  const now = new Date('2026-01-01');
  const token = signFileLink(secret, { key: 'ab'.repeat(16), viewerId: 7, expiresAt: new Date('2026-01-02') });
  assert(
    property(integer({ min: 0, max: token.length - 1 }), constantFrom(...alphabet), (length, letter) => {
      expect(readFileLink(secret, token.slice(0, length), now)).toBeUndefined();
      expect(readFileLink(secret, token + letter, now)).toBeUndefined();
      expect(readFileLink(secret, letter + token, now)).toBeUndefined();
    }),
  );
});

test('another secret makes it void', () => {
  const token = signFileLink(secret, { key: 'ab'.repeat(16), viewerId: 7, expiresAt: new Date('2026-01-02') });
  expect(readFileLink(randomBytes(32), token, new Date('2026-01-01'))).toBeUndefined();
});

test('a token fits into an address as it is', () => {
  const token = signFileLink(secret, { key: 'ab'.repeat(16), viewerId: 7, expiresAt: new Date('2026-01-02') });
  expect(encodeURIComponent(token)).toBe(token);
});
