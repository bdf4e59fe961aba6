import { expect, test } from 'vitest';
import type { CptFile } from './code-file.ts';
import { csvRows } from './csv.ts';
import { readCodeFiles } from './read-code-files.ts';
import { fixture } from './testing/whole-files.ts';
import { sheetOfCsv, workbookOfCsv, workbookOfSheets } from './testing/workbook.ts';
import { zipOf } from './testing/zip-writer.ts';

const published = fixture('PPRRVU2025_fixture.csv').toString();
const table = [...csvRows(published)].map(({ cells }) => cells);
const text = fixture('PPRRVU2025_fixture.txt').toString();
const [bannerRows, headerRows, codeRows] = [table.slice(0, 5), table.slice(5, 10), table.slice(10)];

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const csvOf = (rows: readonly string[][]): string => rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

/** The header in one row: its names one above the other in a cell. */
const oneHeaderRow = (between: string): string[] =>
  headerRows[0]?.map((_, column) =>
    headerRows
      .map((row) => row[column]?.trim() ?? '')
      .filter((part) => part !== '')
      .join(between),
  ) ?? [];

/** The banner at the left edge, as where its cells were merged. */
const leftBanner = bannerRows.map((row) => row.toSorted((one, other) => other.length - one.length));

/** The first two names merged over the whole header: only the topmost cell holds them. */
const mergedHeader = headerRows.map((row, index) =>
  row.map((cell, column) => (column < 2 ? (index === 0 ? (headerRows[4]?.[column] ?? '') : '') : cell)),
);

async function read(content: Buffer | string, name = 'file'): Promise<CptFile> {
  const [file] = await readCodeFiles(name, Buffer.from(content), undefined, { acceptParts: true });
  if (file?.kind !== 'cpt') throw new Error('not taken for a fee schedule');
  return file;
}

test.each([
  ['ends of lines of an old Mac', published.replaceAll('\r\n', '\r')],
  ['ends of lines that were doubled on their way', published.replaceAll('\r\n', '\r\r\n')],
  ['UTF-16, as some programs save Unicode', Buffer.from(`\uFEFF${published}`, 'utf16le')],
  ['UTF-16 with the other byte first', Buffer.from(`\uFEFF${published}`, 'utf16le').swap16()],
  ['Ctrl-Z at its end', `${published}\u001A`],
  ['a last row of Ctrl-Z', csvOf([...table, ['\u001A', ...Array.from({ length: 30 }, () => '')]])],
  ['a header of two rows', csvOf([...bannerRows, ...headerRows.slice(-2), ...codeRows])],
  ['names broken into lines', csvOf([...bannerRows, oneHeaderRow('\n'), ...codeRows])],
  ['a banner at the left', csvOf([...leftBanner, oneHeaderRow(' '), ...codeRows])],
  ['merged header cells', csvOf([...bannerRows, ...mergedHeader, ...codeRows])],
  ['merged header cells in a workbook', workbookOfCsv(csvOf([...leftBanner, ...mergedHeader, ...codeRows]))],
  ['spaces around its names', published.replace('HCPCS,MOD,', ' HCPCS , MOD ,')],
  ['the year behind its title', published.replace(/2025 (National.*File) /, '$1 Calendar Year 2025 ')],
  [
    'a note in front of the sheet',
    workbookOfSheets(['<row r="1"><c r="A1"><v>1</v></c></row>', sheetOfCsv(published)]),
  ],
])('a fee schedule with %s is read like any other', async (_what, content) => {
  const plain = await read(published);
  expect(plain.records).toHaveLength(15);
  const file = await read(content);
  expect(file.records).toEqual(plain.records);
  expect(file.year).toBe(2025);
});

test('letters of Windows are read', async () => {
  const file = await read(Buffer.from(published.replace('Add-on: morselized', 'M\u00e9ni\u00e8re'), 'latin1'));
  expect(file.records[0]?.description).toMatch(/^M\u00e9ni\u00e8re /);
});

test('a work RVU that is left empty, or has blanks around it, is a value', async () => {
  const file = await read(published.replace('B,,0.00,', 'B,,,').replace('A,,25.00,', 'A,,   25.00,'));
  expect(file.records.slice(0, 2)).toMatchObject([
    { code: '20930', workRvu: '0.00', status: 'B' },
    { code: '22551', workRvu: '25.00' },
  ]);
  const asText = await read(text.replace('B   0.00', 'B       '));
  expect(asText.records[0]).toMatchObject({ code: '20930', workRvu: '0.00', status: 'B' });
});

test.each([
  ['a code without status and value', published.replace('B,,0.00,', ',,,'), /^file, line 11: 20930 has no status/],
  ['a second file behind the first', published + published, /^file, line 29: This row has no procedure code; the file/],
  [
    'what is hidden in a code',
    published.replace('22842,', '"2\n\u001B[2J2",'),
    /^file, line 14: '2 \[2J2' is no procedure code/,
  ],
  ['a zero byte', published.replace('morselized', 'mors\0lized'), /^file, line 11: A zero byte stands in this line/],
  [
    'a zero byte in a workbook',
    workbookOfSheets([sheetOfCsv(published).replace('Add-on', 'Add&#0;on')]),
    /^file: The workbook is damaged/,
  ],
])('%s is named', async (_what, content, sentence) => {
  await expect(read(content)).rejects.toThrow(sentence);
});

test('a text file of another year than the tables beside it is read, too', async () => {
  const archive = zipOf([
    { name: 'PPRRVU24.txt', content: text.replaceAll('32.3465', '32.7442') },
    { name: 'PPRRVU25.csv', content: published },
  ]);
  const files = await readCodeFiles('years.zip', archive, undefined, { acceptParts: true });
  expect(files.map((file) => file.kind === 'cpt' && file.year)).toEqual([2025, 2024]);
});

test('a conversion factor that is not the common one does not hide the year of a text file', async () => {
  const [first = '', ...rest] = text.split(/(?<=\n)(?=22551)/);
  const file = await read([first.replace('32.3465', '20.3178'), ...rest].join(''));
  expect(file.year).toBe(2025);
});
