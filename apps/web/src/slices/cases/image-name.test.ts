import { expect, test } from 'vitest';
import { shortName } from './image-name.ts';

test.each([
  ['scan.jpg', 'scan.jpg'],
  ['12345678901234567890', '12345678901234567890'],
  ['123456789012345678901', '12345678901234567890…'],
  ['🧠'.repeat(21), `${'🧠'.repeat(20)}…`],
])('%s is shown as %s', (name, shown) => {
  expect(shortName(name)).toBe(shown);
});
