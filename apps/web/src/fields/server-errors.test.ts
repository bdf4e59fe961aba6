import { expect, test } from 'vitest';
import { sortServerErrors } from './server-errors.ts';

const names = ['firstName', 'email'] as const;
const refused = (message: string, fieldErrors: Record<string, string>) =>
  Object.assign(new Error(message), { fieldErrors });

test('errors of fields stand at the fields, in the order of the form', () => {
  const failure = refused('Please check the marked fields', { email: 'taken', firstName: 'missing' });
  expect(sortServerErrors(failure, names)).toEqual({
    placed: [
      ['firstName', 'missing'],
      ['email', 'taken'],
    ],
    general: null,
  });
});

test('an error of a field that the form does not show is said above it', () => {
  expect(sortServerErrors(refused('Please check', { acceptedTerms: 'Please agree' }), names)).toEqual({
    placed: [],
    general: 'Please agree',
  });
});

test('a refusal without fields is said in its own words', () => {
  expect(sortServerErrors(refused('Invalid Credentials', {}), names).general).toBe('Invalid Credentials');
});

test('a fault of our own never shows its inner words', () => {
  expect(sortServerErrors(new TypeError('x is undefined'), names).general).toBe('Unexpected error');
});
