import { expect, test } from 'vitest';
import { homeActions } from './home-actions.ts';

test.each([
  ['guest', ['/plans', '/signin']],
  ['unverified', ['/not-verified']],
  ['verified', ['/dashboard']],
] as const)('the landing page leads a %s visitor to %o', (visitor, paths) => {
  expect(homeActions[visitor].map(({ to }) => to)).toEqual(paths);
});
