import { expect, test } from 'vitest';
import { socialName } from './social-name.ts';

test.each([
  ['https://www.linkedin.com/company/casefolio', 'LinkedIn'],
  ['https://uk.linkedin.com/company/casefolio', 'LinkedIn'],
  ['https://x.com/casefolio', 'X'],
  ['https://www.YouTube.com/@casefolio', 'YouTube'],
  ['https://social.example.org/@casefolio', 'social.example.org'],
  ['https://x.org', 'x.org'],
  ['https://linkedin.com.evil.example/', 'linkedin.com.evil.example'],
  ['http://localhost:4000/us', 'localhost'],
])('%s is called %s', (href, name) => {
  expect(socialName(href)).toBe(name);
});
