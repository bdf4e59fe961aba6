import { expect, test } from 'vitest';
import { accessRules, isTheirs, refusal, type AccessRule } from './access.ts';

const nobody = null;
const waiting = { userId: 7, verified: false };
const verified = { userId: 7, verified: true };

const expected: Record<AccessRule, readonly [string | null, string | null, string | null]> = {
  anyone: [null, null, null],
  'signed-in': ['no-session', null, null],
  'own account, unverified too': ['no-session', null, null],
  verified: ['no-session', 'not-verified', null],
  'own account': ['no-session', 'not-verified', null],
};

test.for(Object.entries(expected))('who comes in by the rule %s', ([rule, [guest, unverified, member]]) => {
  const name = Object.keys(accessRules).find((known): known is AccessRule => known === rule) ?? 'anyone';
  expect([refusal(name, nobody), refusal(name, waiting), refusal(name, verified)]).toEqual([guest, unverified, member]);
});

test("one's own things are one's own, everybody else's are not there", () => {
  expect(isTheirs('own account', verified, 7)).toBe(true);
  expect(isTheirs('own account', verified, 8)).toBe(false);
  expect(isTheirs('own account', verified, undefined)).toBe(false);
  expect(isTheirs('own account', nobody, 7)).toBe(false);
  expect(isTheirs('verified', verified, 8)).toBe(true);
});
