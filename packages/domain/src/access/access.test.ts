import { expect, test } from 'vitest';
import { accessRules, asksForShare, ownership, refusal, type AccessRule } from './access.ts';

const nobody = null;
const waiting = { userId: 7, verified: false };
const verified = { userId: 7, verified: true };

const expected: Record<AccessRule, readonly [string | null, string | null, string | null]> = {
  anyone: [null, null, null],
  'signed-in': ['no-session', null, null],
  'own account, unverified too': ['no-session', null, null],
  verified: ['no-session', 'not-verified', null],
  'own account': ['no-session', 'not-verified', null],
  'read a log': ['no-session', 'not-verified', null],
  'write in a log': ['no-session', 'not-verified', null],
};

test.for(Object.entries(expected))('who comes in by the rule %s', ([rule, [guest, unverified, member]]) => {
  const name = Object.keys(accessRules).find((known): known is AccessRule => known === rule) ?? 'anyone';
  expect([refusal(name, nobody), refusal(name, waiting), refusal(name, verified)]).toEqual([guest, unverified, member]);
});

test("one's own things are one's own, everybody else's are not there", () => {
  expect(ownership('own account', verified, 7)).toBe('theirs');
  expect(ownership('own account', verified, 8)).toBe('not-there');
  expect(ownership('own account', verified, undefined)).toBe('not-there');
  expect(ownership('own account', nobody, 7)).toBe('not-there');
  expect(ownership('own account', verified, 8, 'EDITOR')).toBe('not-there');
  expect(ownership('verified', verified, 8)).toBe('theirs');
});

test.each([
  ['read a log', null, 'not-there'],
  ['read a log', 'VIEWER', 'theirs'],
  ['read a log', 'EDITOR', 'theirs'],
  ['write in a log', null, 'not-there'],
  ['write in a log', 'VIEWER', 'not-allowed'],
  ['write in a log', 'EDITOR', 'theirs'],
] as const)('%s of another doctor as %s: it is %s', (rule, standing, found) => {
  expect(ownership(rule, verified, 8, standing)).toBe(found);
  expect(ownership(rule, verified, 7, null)).toBe('theirs');
});

test("a share is looked up only for somebody else's log", () => {
  expect(asksForShare('read a log', verified, 8)).toBe(true);
  expect(asksForShare('read a log', verified, 7)).toBe(false);
  expect(asksForShare('own account', verified, 8)).toBe(false);
});
