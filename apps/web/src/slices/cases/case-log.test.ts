import { expect, test } from 'vitest';
import { casePath, editPath, idInPath, listPath, newCasePath } from './case-log.ts';

const own = { ownerId: 7, isShared: false };
const shared = { ownerId: 7, isShared: true };

test('every place of a log has its own and its shared address', () => {
  expect([listPath(own), casePath(own, 3), editPath(own, 3), newCasePath(own)]).toEqual([
    '/dashboard',
    '/case/3',
    '/edit-case/3',
    '/new-case',
  ]);
  expect([listPath(shared), casePath(shared, 3), editPath(shared, 3), newCasePath(shared)]).toEqual([
    '/shared-dashboard/7',
    '/shared-case/7/3',
    '/edit-shared-case/7/3',
    '/new-shared-case/7',
  ]);
});

test('an id is read from an address as we write it; anything else names nothing', () => {
  expect(idInPath('12')).toBe(12);
  for (const text of ['', '0', '01', '-1', '1e3', '1.5', 'abc', '9'.repeat(20), undefined]) {
    expect(idInPath(text)).toBeNull();
  }
});
