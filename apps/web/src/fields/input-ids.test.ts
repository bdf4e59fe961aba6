import { expect, test } from 'vitest';
import { describedBy, inputIds } from './input-ids.ts';
import { textOf, textsOf } from './input-props.ts';

test('an input is described by what is shown, its error first', () => {
  const ids = inputIds('f');
  expect(describedBy(ids, { error: true, hint: true, aside: false })).toBe('f-error f-hint');
  expect(describedBy(ids, { error: false, hint: false, aside: true })).toBe('f-aside');
  expect(describedBy(ids, { error: false, hint: false, aside: false })).toBeUndefined();
});

test('an input shows what it can of any value', () => {
  expect([undefined, null, 'x', 7, {}].map(textOf)).toEqual(['', '', 'x', '7', '']);
  expect(textsOf(['a', 1, 'b'])).toEqual(['a', 'b']);
  expect(textsOf('a')).toEqual([]);
});
