import { expect, test } from 'vitest';
import { describeFault } from './fault.ts';

test('a fault is told by kind and place, never by the values it quotes', () => {
  const cause = Object.assign(new Error('Key (email)=(ada@example.com) already exists.'), { code: '23505' });
  const fault = describeFault(new Error('Failed query: insert … params: ada@example.com', { cause }));
  expect(fault).toMatchObject({ name: 'Error', code: '23505' });
  expect(fault.where[0]).toContain('fault.test.ts');
  expect(JSON.stringify(fault)).not.toContain('ada@example.com');
});
