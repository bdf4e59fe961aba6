import { expect, test } from 'vitest';
import { sheetsOf, workbookOf } from './testing/workbook.ts';
import { zipOf } from './testing/zip-writer.ts';

const rowsIn = async (workbook: Buffer) => (await sheetsOf(workbook)).flat();
const rowsOf = (sheet: string, strings?: readonly string[]) => rowsIn(workbookOf(sheet, strings));

test('shared, written-in, formula and empty cells are read at their places', async () => {
  const sheet = `<x:worksheet><!-- a > b --><x:sheetData>
    <x:row r="2"><x:c r="A2" t="s"><x:v>1</x:v></x:c><x:c r='C2' t="inlineStr"><x:is><x:t>in &#65;&amp;<![CDATA[<b>]]></x:t></x:is></x:c></x:row>
    <x:row r="7"><x:c r="B7" s="2"/><x:c r="AA7"><x:f>1+1</x:f><x:v>2</x:v></x:c></x:row>
  </x:sheetData></x:worksheet>`;
  const rows = await rowsOf(sheet, ['unused', 'sh<ar>ed']);
  expect(rows.map(({ line }) => line)).toEqual([2, 7]);
  expect(rows[0]?.cells.slice(0, 4)).toEqual(['sh<ar>ed', '', 'in A&<b>', '']);
  expect(rows[1]?.cells).toEqual([...Array.from({ length: 26 }, () => ''), '2']);
});

test('a text in pieces is one, without its readings', async () => {
  const bytes = zipOf([
    { name: 'xl/worksheets/sheet1.xml', content: '<s><row><c t="s"><v>0</v></c></row></s>' },
    {
      name: 'xl/sharedStrings.xml',
      content: '<sst><si><r><t>one </t></r><r><t>two</t></r><rPh><t>x</t></rPh></si></sst>',
    },
  ]);
  expect((await rowsIn(bytes))[0]?.cells).toEqual(['one two']);
});

test.each([
  ['a definition of its own', '<!DOCTYPE a [<!ENTITY b "c">]><a/>', /damaged/],
  ['an unknown entity', '<a>&b;</a>', /damaged/],
  ['a tag that is not closed', '<a><b></a>', /damaged/],
  ['tags that cross', '<a><b></a></b>', /damaged/],
  ['an end that is missing', '<a><row r="1">', /damaged/],
  ['half a tag', '<a><row r="1', /damaged/],
  [
    'a text that is not there',
    '<a><row r="3"><c t="s"><v>5</v></c></row></a>',
    /line 3: A text of this row is missing/,
  ],
  ['a cell far away', '<a><row r="1"><c r="XFD1"><v>5</v></c></row></a>', /'XFD1', far from the table/],
  ['a cell without a column', '<a><row r="1"><c r="1"><v>5</v></c></row></a>', /'1', far from the table/],
  ['a hundred thousand rows', `<a>${'<row/>'.repeat(100_001)}</a>`, /more than 100000 rows/],
])('%s is refused', async (_what, sheet, sentence) => {
  await expect(rowsOf(sheet)).rejects.toThrow(sentence);
});
