import { expect, test } from 'vitest';
import { invitationStep } from './invitation-step.ts';

const email = 'ines@example.org';
const ines = { email };
const ada = { email: 'ada@example.org' };
const known = { oldUser: true, user: null, email };
const fresh = { oldUser: false, user: null, email };

test.for([
  ['the invited person, signed in', { ...known, user: {} }, ines, 'own'],
  ['the invited person, whose session has ended', known, ines, 'sign-in'],
  ['nobody, for somebody who has an account', known, null, 'sign-in'],
  ['nobody, for somebody new', fresh, null, 'sign-up'],
  ['another person, for somebody who has an account', known, ada, 'somebody-else'],
  ['another person, for somebody new', fresh, ada, 'somebody-else'],
] as const)('%s', ([, invitation, signedIn, step]) => {
  expect(invitationStep(invitation, signedIn)).toBe(step);
});
