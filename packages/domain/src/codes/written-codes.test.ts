import { expect, test } from 'vitest';
import { writtenCodes } from './written-codes.ts';

const inShort = (text: string) =>
  writtenCodes(text)?.map(({ code, units, hasModifier }) => `${code} ${units}${hasModifier ? ' modified' : ''}`);

test.each([
  ['22551, 22552 x2', ['22551 1', '22552 2']],
  ['22551', ['22551 1']],
  ['22551 22552', ['22551 1', '22552 1']],
  ['22551\t1\n22552\t3\n', ['22551 1', '22552 3']],
  ['22551 ×2; 0075t * 3 / 22853(2)', ['22551 2', '0075T 3', '22853 2']],
  ['22551-59, 22552-59-RT x2', ['22551 1 modified', '22552 2 modified']],
  ['22552 + 22552 x2', ['22552 3']],
  [' 22551 , ', ['22551 1']],
])('%j is read', (text, codes) => {
  expect(inShort(text)).toEqual(codes);
});

test.each([
  '',
  ' , ',
  'acdf',
  '22551 - Anterior cervical discectomy',
  '22551 and fusion',
  '225511',
  '22551 x0',
  '22551 x2000',
  '2255',
  '22551, M48.061',
])('%j is something to search for', (text) => {
  expect(writtenCodes(text)).toBeNull();
});

test('a text without end is refused without delay', () => {
  expect(writtenCodes('22551 '.repeat(100_000))).toBeNull();
  expect(writtenCodes('2'.repeat(2000))).toBeNull();
});
