import { expect, test } from 'vitest';
import { makeFormKeys } from './form-keys.ts';

test('the same form keeps its key, a changed one gets another', () => {
  const keyOf = makeFormKeys();
  const first = keyOf({ name: 'Ada' });
  expect(keyOf({ name: 'Ada' })).toBe(first);
  expect(keyOf({ name: 'Ada ' })).not.toBe(first);
});

test('two forms never share a key', () => {
  expect(makeFormKeys()({ name: 'Ada' })).not.toBe(makeFormKeys()({ name: 'Ada' }));
});
