import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRows } from './csv.ts';

const cellsOf = (text: string): string[][] => [...csvRows(text)].map(({ cells }) => cells);

test.each([
  ['nothing', '', []],
  ['one value', 'a', [['a']]],
  ['a byte order mark', '\uFEFFa,b\n', [['a', 'b']]],
  [
    'both line breaks',
    'a,b\r\nc,d\ne,f',
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
  ],
  [
    'empty values at the end',
    'a,,\n,\n',
    [
      ['a', '', ''],
      ['', ''],
    ],
  ],
  [
    'quotes, commas and line breaks in a value',
    '"a ""b"", c","d\r\ne"\nf,g',
    [
      ['a "b", c', 'd\r\ne'],
      ['f', 'g'],
    ],
  ],
  ['quotes that hold quotes alone', '"""",""', [['"', '']]],
])('%s is read', (_what, text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

test('a row is numbered by the line on which it begins', () => {
  expect([...csvRows('a\n"b\nc\nd",e\nf\n')].map(({ line }) => line)).toEqual([1, 2, 5]);
});

test.each([
  [
    'a quotation mark that is never closed',
    'a,b\nc,"d\ne\n',
    'line 2: A quotation mark is opened here and never closed',
  ],
  ['a quotation mark inside a value', 'a\nb"c,d\n', 'line 2: A quotation mark or a line break stands in the middle'],
  ['letters after a closing quotation mark', '"a"b\n', 'line 1: A quotation mark or a line break stands in the middle'],
  ['a lone carriage return', 'a\rb\n', 'line 1: A quotation mark or a line break stands in the middle'],
])('%s is named by its line', (_what, text, sentence) => {
  expect(() => cellsOf(text)).toThrow(sentence);
});

const written = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', '\u00e9', '\uFEFF') });
const list = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { minLength: 1, maxLength: 5 });

test('every table that is written by the rules is read back', () => {
  fc.assert(
    fc.property(list(list(cell)), (table) => {
      expect(cellsOf(table.map((row) => row.map(written).join(',')).join('\r\n'))).toEqual(table);
    }),
  );
});
