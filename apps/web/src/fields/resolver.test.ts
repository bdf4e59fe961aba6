import { expect, test } from 'vitest';
import { resolverOf } from './resolver.ts';

type Values = { name: string; age: string };
const options = { fields: {}, shouldUseNativeValidation: false };
const resolver = resolverOf<Values>(({ name }) => ({
  name: name === '' ? { text: 'First name is required' } : undefined,
  age: undefined,
}));

test('a fault stands at its field and stops the form', async () => {
  expect(await resolver({ name: '', age: '' }, undefined, options)).toEqual({
    values: {},
    errors: { name: { type: 'check', message: 'First name is required' } },
  });
});

test('a form without faults passes with its values', async () => {
  expect(await resolver({ name: 'Ada', age: '40' }, undefined, options)).toEqual({
    values: { name: 'Ada', age: '40' },
    errors: {},
  });
});
