import { expect, test } from 'vitest';
import { lookupOptions } from './lookup-options.ts';

test('values that look like numbers stay where the order has them', () => {
  const wire = '{"data":{"0":"none","2a":"less than half","3":"complete"},"order":["0","2a","3"]}';
  const { data, order }: { data: Record<string, string>; order: string[] } = JSON.parse(wire);
  expect(Object.keys(data)).toEqual(['0', '3', '2a']);
  expect(lookupOptions(data, order)).toEqual([
    { value: '0', label: 'none' },
    { value: '2a', label: 'less than half' },
    { value: '3', label: 'complete' },
  ]);
});
