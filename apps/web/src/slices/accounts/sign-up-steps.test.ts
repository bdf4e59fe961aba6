import { expect, test } from 'vitest';
import { signUpSteps, stepReached, stepShown } from './sign-up-steps.ts';

const keys = (isPaid: boolean) => signUpSteps({ isPaid }).map(({ key }) => key);
const done = { areDetailsChecked: true, areTermsAccepted: true, isPaid: true };

test('billing is a step only with a plan that costs something', () => {
  expect(keys(false)).toEqual(['details', 'terms', 'verify']);
  expect(keys(true)).toEqual(['details', 'terms', 'billing', 'verify']);
});

test('the history leads to the terms only while the details are there', () => {
  expect(stepReached({ step: 'terms' }, done)).toBe('terms');
  expect(stepReached({ step: 'terms' }, { ...done, areDetailsChecked: false })).toBe('details');
  expect([null, undefined, 'terms', {}, { step: 'verify' }].map((state) => stepReached(state, done))).toEqual(
    Array(5).fill('details'),
  );
});

test('the history leads to billing only past the terms, and while there is something to pay', () => {
  const billing = { step: 'billing' };
  expect(stepReached(billing, done)).toBe('billing');
  expect(stepReached(billing, { ...done, areTermsAccepted: false })).toBe('terms');
  expect(stepReached(billing, { ...done, isPaid: false })).toBe('terms');
  expect(stepReached(billing, { ...done, areDetailsChecked: false })).toBe('details');
});

test('who is signed in and not verified sees the last step', () => {
  expect(stepShown('details', { verified: false })).toBe('verify');
  expect(stepShown('terms', null)).toBe('terms');
  expect(stepShown('details', { verified: true })).toBe('details');
});
