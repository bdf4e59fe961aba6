import { expect, test } from 'vitest';
import { codeLabel, searchTermOf } from './code.ts';

test.each([
  ['22551', '22551'],
  ['  acdf ', 'acdf'],
  ['l4-5 fusion', 'l4-5 fusion'],
  ['22551 - Anterior cervical', '22551'],
  [codeLabel({ code: '22551', value: 'Fusion - first level' }), '22551'],
  ['   ', ''],
])("'%s' is searched for as '%s'", (typed, term) => {
  expect(searchTermOf(typed)).toBe(term);
});
