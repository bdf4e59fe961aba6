import { expect, test } from 'vitest';
import { installationDuties, securityClaims } from './security-page.ts';

const told = securityClaims.flatMap(({ claims }) => claims.map(({ text }) => text)).join(' ');

test('figures on the security page are those of the rules', () => {
  for (const figure of [
    'After 8 wrong tries in 5 minutes',
    'after 30 in an hour',
    'After 30 idle minutes or 12 hours',
    'after 3 idle days or 14 days',
    'covered after 15 minutes',
    'after 4 hours',
  ])
    expect(told).toContain(figure);
});

test('what only an installation can promise stands under its duties and among no claim', () => {
  expect(installationDuties.join(' ')).toContain('business associate agreements');
  expect(told).not.toMatch(/business associate|certified|compliant|United States/i);
});
