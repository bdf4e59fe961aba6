import { expect, test } from 'vitest';
import { checkTerms } from './terms-form.ts';

test('the switch matters when the user wants to go on, not before', () => {
  expect(checkTerms({ accepted: false }, false).accepted).toBeUndefined();
  expect(checkTerms({ accepted: true }, true).accepted).toBeUndefined();
  expect(checkTerms({ accepted: false }, true).accepted?.text).toBe(
    'Please agree to the terms and conditions before proceeding.',
  );
});
