import type { Cell, CellKind } from '@casefolio/domain/transfer/papers';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sheetsOf } from '../../codes/files/testing/workbook.ts';
import { cellsOf, partsOf } from './testing/read-workbook.ts';
import { startWorkbook } from './workbook.ts';

const column = (kind: CellKind) => ({ heading: 'Heading', kind });

async function sheetWith(kind: CellKind, cells: readonly Cell[]): Promise<Uint8Array> {
  const workbook = startWorkbook([{ name: 'Cases', columns: [column(kind)] }]);
  await workbook.addRows(
    0,
    cells.map((cell) => [cell]),
  );
  return workbook.finish();
}

const cellOf = async (kind: CellKind, cell: Cell) => (await cellsOf(await sheetWith(kind, [cell]))).get('A2');

const quoted = '3';
const dayStyle = '2';

test('a workbook is read back as it was written, sheet by sheet', async () => {
  const workbook = startWorkbook([
    { name: 'Cases', columns: [column('text'), { heading: 'Date', kind: 'day' }, { heading: 'RVU', kind: 'number' }] },
    { name: 'Notes', columns: [column('text')] },
  ]);
  await workbook.addRows(0, [['Doe, Jane', '2026-03-04', '12.50']]);
  await workbook.addRows(1, [['first & <last>']]);
  await workbook.addRows(0, [['Roe, Richard', null, null]]);
  const file = await workbook.finish();

  const read = await sheetsOf(Buffer.from(file));
  expect(read.map((rows) => rows.map(({ cells }) => cells))).toEqual([
    [
      ['Heading', 'Date', 'RVU'],
      ['Doe, Jane', '46085', '12.50'],
      ['Roe, Richard', '', ''],
    ],
    [['Heading'], ['first & <last>']],
  ]);
});

test('all parts are there, and the sheet has headings that stay and filter', async () => {
  const parts = await partsOf(await sheetWith('text', ['one', 'two']));
  expect([...parts.keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  const sheet = parts.get('xl/worksheets/sheet1.xml');
  expect(sheet).toContain('state="frozen"');
  expect(sheet).toContain('<autoFilter ref="A1:A3"/>');
  expect(sheet).toContain('<c r="A1" s="1" t="inlineStr">');
});

test('the same rows make the same bytes', async () => {
  expect(await sheetWith('text', ['one'])).toEqual(await sheetWith('text', ['one']));
});

test.each(['=HYPERLINK("http://x")', '=1+1', '+1', '-1', '@a', '\tx', '\rx', '=cmd|"/c calc"!A1'])(
  '%j is a text that nothing calculates, and stays one when it is edited',
  async (text) => {
    const file = await sheetWith('text', [text]);
    expect((await cellsOf(file)).get('A2')).toEqual({ type: 'inlineStr', style: quoted, text });
    const parts = await partsOf(file);
    expect(parts.get('xl/worksheets/sheet1.xml')).not.toMatch(/<f[ >]/);
    expect(parts.get('xl/styles.xml')).toMatch(
      /<cellXfs count="5">(<xf [^>]*\/>){3}<xf [^>]*quotePrefix="1"\/><xf [^>]*quotePrefix="1"\/><\/cellXfs>/,
    );
  },
);

test('a heading that looks like a formula is a text, too', async () => {
  const file = await startWorkbook([{ name: 'A', columns: [{ heading: '=1', kind: 'text' }] }]).finish();
  expect((await cellsOf(file)).get('A1')).toEqual({ type: 'inlineStr', style: '4', text: '=1' });
});

test.each([
  '\0 \u0001 \u000b \u001f \ufffe \uffff',
  'line\r\nbreak\nand\ttab',
  '  spaces  ',
  '👩🏽‍⚕️ 𝒜 é é',
  '\ud800 alone',
  '_x0041_ _x0041_x0042_ __x000d_ _x12_',
  '<b>&amp;</b> "\'',
  ']]>',
])('%j comes back unchanged', async (text) => {
  expect((await cellOf('text', text))?.text).toBe(text);
});

test('any text comes back unchanged', async () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('_', 'x', '0', 'A', '\r', '&', '=', '\ud83d') }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(texts, { maxLength: 20 }), async (cells) => {
      const read = await cellsOf(await sheetWith('text', cells));
      expect(cells.map((_, row) => read.get(`A${row + 2}`)?.text ?? '')).toEqual(cells);
    }),
    { numRuns: 30 },
  );
});

test('a text longer than a cell can hold is cut at a whole character, and says so', async () => {
  expect((await cellOf('text', 'a'.repeat(32_767)))?.text).toBe('a'.repeat(32_767));
  expect((await cellOf('text', 'a'.repeat(40_000)))?.text).toBe(`${'a'.repeat(32_766)}…`);
  expect((await cellOf('text', `${'a'.repeat(32_764)}👩🏽‍⚕️ and more`))?.text).toBe(`${'a'.repeat(32_764)}…`);
});

test.each([
  ['12.50', 'n'],
  ['-3', 'n'],
  ['0.000000000000001', 'n'],
  ['123456789012345', 'n'],
  ['1234567890123456', 'inlineStr'],
  ['1e5', 'inlineStr'],
  ['1,5', 'inlineStr'],
  ['.5', 'inlineStr'],
  ['=1', 'inlineStr'],
  ['Infinity', 'inlineStr'],
])('the number %s is kept digit by digit, as %s', async (text, type) => {
  expect(await cellOf('number', text)).toMatchObject({ text, type });
});

test.each([
  ['1900-03-01', '61'],
  ['1970-01-01', '25569'],
  ['2000-02-29', '36585'],
  ['2026-11-15', '46341'],
  ['9999-12-31', '2958465'],
])('the day %s is the day %s of the spreadsheet', async (day, serial) => {
  expect(await cellOf('day', day)).toEqual({ type: 'n', style: dayStyle, text: serial });
});

test.each(['1900-02-28', '1899-12-31', '2026-02-30', '2026-3-4', 'soon'])('the day %s stays a text', async (day) => {
  expect(await cellOf('day', day)).toMatchObject({ type: 'inlineStr', text: day });
});

test('an empty cell is left out', async () => {
  const file = await sheetWith('text', [null, '', 'last']);
  expect([...(await cellsOf(file)).keys()]).toEqual(['A1', 'A4']);
});

test('names of sheets are made legal, and each is there once', async () => {
  const names = [
    'Cases: [2026]/*?\\',
    'cases  2026',
    'History',
    "'quoted'",
    '',
    'x'.repeat(40),
    'X'.repeat(40),
    'A & B',
  ];
  const file = await startWorkbook(names.map((name) => ({ name, columns: [column('text')] }))).finish();
  const written = [...((await partsOf(file)).get('xl/workbook.xml') ?? '').matchAll(/<sheet name="([^"]*)"/g)];
  expect(written.map(([, name]) => name)).toEqual([
    'Cases 2026',
    'cases 2026 (2)',
    'History 1',
    'quoted',
    '5',
    'x'.repeat(31),
    `${'X'.repeat(27)} (2)`,
    'A &amp; B',
  ]);
});

test('columns after the letter Z stand where they should', async () => {
  const columns = Array.from({ length: 800 }, () => column('text'));
  const workbook = startWorkbook([{ name: 'Wide', columns }]);
  await workbook.addRows(0, [columns.map((_, index) => String(index))]);
  const cells = await cellsOf(await workbook.finish());
  expect(['Z2', 'AA2', 'AX2', 'ZZ2', 'AAA2'].map((place) => cells.get(place)?.text)).toEqual([
    '25',
    '26',
    '49',
    '701',
    '702',
  ]);
});

test('rows for a sheet that is not there are refused', async () => {
  const workbook = startWorkbook([{ name: 'Cases', columns: [] }]);
  await expect(workbook.addRows(1, [[]])).rejects.toThrow('no sheet 1');
});
