import { expect, test } from 'vitest';
import { CallFailed, noAnswer } from '../../../api/call-failed.ts';
import { outcomeOf } from './outcome-of.ts';

const times = { doneForMs: 5000, refusedForMs: 2000 };

test('the server has the word, for as long as is specified', async () => {
  expect(await outcomeOf(Promise.resolve({ message: 'Thank you!' }), times)).toEqual({
    severity: 'success',
    text: 'Thank you!',
    forMs: 5000,
  });
  const refusal = new CallFailed({ code: 429, message: 'Too many tries.' });
  expect(await outcomeOf(Promise.reject(refusal), times)).toEqual({
    severity: 'error',
    text: 'Too many tries.',
    forMs: 2000,
  });
});

test('a missing connection is said in a sentence that stays', async () => {
  expect(await outcomeOf(Promise.reject(noAnswer()), times)).toEqual({
    severity: 'error',
    text: 'Casefolio could not be reached. Check your connection and try again.',
  });
});

test('what is refused at a field is left to the form', async () => {
  const refusal = new CallFailed({ code: 600, message: 'Please check', fieldErrors: { email: 'Email is required' } });
  await expect(outcomeOf(Promise.reject(refusal), times)).rejects.toBe(refusal);
});
