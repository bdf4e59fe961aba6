import { expect, test } from 'vitest';
import { cpt, cptFile, icd, icd10File } from '../testing/small-sets.ts';
import type { CodeFile } from './code-file.ts';
import { differenceOf } from './same-contents.ts';

const acdf = cpt('22551', 2026, '24.38');
const file = (...records: (typeof acdf)[]): CodeFile => cptFile(2026, ...records);

test.each([
  ['other words', { description: 'Shorter' }, undefined],
  ['another way to write the value', { workRvu: '24.380' }, undefined],
  ['another value', { workRvu: '24.39' }, "22551, work RVU: '24.38' and '24.39'"],
  ['another status', { status: 'D' }, "22551, status: 'A' and 'D'"],
  ['other days', { globalDays: '010' }, "22551, global days: '090' and '010'"],
  ['other assistants', { assistant: '0' }, "22551, indicator of the assistant: '2' and '0'"],
])('two fee schedules with %s', (_what, changes, difference) => {
  expect(differenceOf(file(acdf), file({ ...acdf, ...changes }))).toBe(difference);
});

test('the order does not matter, a code that one of them lacks does', () => {
  const other = cpt('22552', 2026, '6.34');
  expect(differenceOf(file(acdf, other), file(other, acdf))).toBeUndefined();
  expect(differenceOf(file(acdf, other), file(acdf))).toBe('22552 is in one of them alone');
  expect(differenceOf(file(acdf), file(acdf, other))).toBe('22552 is in one of them alone');
});

test('diagnoses are compared row by row', () => {
  const [one, other] = [icd('I60', 'One'), icd('I60', 'Other')];
  expect(differenceOf(icd10File('a', one), icd10File('b', one))).toBeUndefined();
  expect(differenceOf(icd10File('a', one), icd10File('a', other))).toBe('their rows differ');
});
