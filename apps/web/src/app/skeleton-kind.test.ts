import { expect, test } from 'vitest';
import { skeletonKind } from './skeleton-kind.ts';

test.each([
  ['/', 'text'],
  ['/about', 'text'],
  ['/case/9', 'text'],
  ['/SignUp/gold-monthly', 'form'],
  ['/edit-registry/3', 'form'],
  ['/dashboard', 'list'],
  ['/shared-dashboard/3', 'list'],
  ['/Registries', 'list'],
] as const)('before %s arrives, a %s holds its place', (path, kind) => {
  expect(skeletonKind(path)).toBe(kind);
});
