import { expect, test } from 'vitest';
import { signUpSteps, stepReached, stepShown } from './sign-up-steps.ts';

const keys = (plan: { cost: number } | null) => signUpSteps({ plan }).map(({ key }) => key);

test('billing is a step only with a plan that costs something', () => {
  expect(keys(null)).toEqual(['details', 'terms', 'verify']);
  expect(keys({ cost: 0 })).toEqual(['details', 'terms', 'verify']);
  expect(keys({ cost: 9.99 })).toEqual(['details', 'terms', 'billing', 'verify']);
});

test('the history leads to the terms only while the details are there', () => {
  expect(stepReached({ step: 'terms' }, true)).toBe('terms');
  expect(stepReached({ step: 'terms' }, false)).toBe('details');
  expect([null, undefined, 'terms', {}, { step: 'verify' }].map((state) => stepReached(state, true))).toEqual(
    Array(5).fill('details'),
  );
});

test('who is signed in and not verified sees the last step', () => {
  expect(stepShown('details', { verified: false })).toBe('verify');
  expect(stepShown('terms', null)).toBe('terms');
  expect(stepShown('details', { verified: true })).toBe('details');
});
