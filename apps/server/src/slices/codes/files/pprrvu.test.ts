import { expect, test } from 'vitest';
import type { CodeFile } from './code-file.ts';
import { readCodeFiles } from './read-code-files.ts';
import { expectCutsRefused, readCut } from './testing/cut-files.ts';
import { fixture, wholeFeeSchedule, wholeFeeScheduleText } from './testing/whole-files.ts';
import { workbookOfCsv } from './testing/workbook.ts';
import { zipOf } from './testing/zip-writer.ts';

const readPart = (content: Buffer | string, name = 'file'): Promise<CodeFile[]> =>
  readCodeFiles(name, Buffer.from(content), undefined, { acceptParts: true });
const csv2025 = fixture('PPRRVU2025_fixture.csv').toString();
const csv2026 = fixture('PPRRVU2026_fixture.csv').toString();
const txt2025 = fixture('PPRRVU2025_fixture.txt').toString();

const acdf = {
  code: '22551',
  keywords: '',
  status: 'A',
  globalDays: '090',
  multipleProcedure: '2',
  bilateral: '0',
  assistant: '2',
  coSurgery: '2',
};

test.each([
  ['2025 as CSV', csv2025, { year: 2025, label: 'CMS fee schedule 2025 October Release' }, '25.00'],
  ['2026 as CSV', csv2026, { year: 2026, label: 'CMS fee schedule 2026 July Release' }, '24.38'],
  ['2026 as workbook', workbookOfCsv(csv2026), { year: 2026, label: 'CMS fee schedule 2026 July Release' }, '24.38'],
  ['2025 as text', txt2025, { year: 2025, label: 'CMS fee schedule 2025' }, '25.00'],
])('the fee schedule of %s is read', async (_what, content, stated, workRvu) => {
  const [file] = await readPart(content);
  expect(file).toMatchObject({ kind: 'cpt', ...stated });
  if (file?.kind !== 'cpt') return;
  expect(file.records).toHaveLength(15);
  expect(file.records.find(({ code }) => code === '22551')).toMatchObject({ ...acdf, year: stated.year, workRvu });
  expect(file.records.find(({ code }) => code === '20930')).toMatchObject({ workRvu: '0.00', status: 'B' });
});

/** The text form has room for longer descriptions. */
const withoutTexts = ([file]: CodeFile[]) =>
  file?.kind === 'cpt' && file.records.map((record) => ({ ...record, description: '' }));

test('the three forms of one release say the same', async () => {
  expect(withoutTexts(await readPart(txt2025))).toEqual(withoutTexts(await readPart(csv2025)));
  expect(await readPart(workbookOfCsv(csv2025))).toEqual(await readPart(csv2025));
});

test('the row without a modifier is the code, and a code that has only others is none', async () => {
  const onlyParts = csv2025.replace('75710,,', '75711,26,');
  const [file] = await readPart(csv2025);
  const [parts] = await readPart(onlyParts);
  if (file?.kind !== 'cpt' || parts?.kind !== 'cpt') throw new Error('not read');
  expect(file.records.filter(({ code }) => code === '44388').map(({ workRvu }) => workRvu)).toEqual(['2.72']);
  expect(parts.records.some(({ code }) => code.startsWith('7571'))).toBe(false);
});

test('a year not seen before, with other columns in another order, is read by the names of its columns', async () => {
  const moved = wholeFeeSchedule({ year: 2031 })
    .split('\r\n')
    .map((line) => {
      const cells = line.split(',');
      return line === '' ? '' : [...cells.slice(0, 3), ...cells.slice(3).toReversed(), 'new'].join(',');
    })
    .join('\r\n');
  const [file] = await readCodeFiles('next year', Buffer.from(moved));
  expect(file).toMatchObject({ kind: 'cpt', year: 2031 });
  expect(file?.kind === 'cpt' && file.records[0]).toMatchObject({ ...acdf, code: '10000', workRvu: '24.38' });
  expect(file?.kind === 'cpt' && file.records).toHaveLength(6_000);
});

test('what a spreadsheet program did to numbers is undone', async () => {
  const [file] = await readPart(
    csv2025.replace('22551,,', '100,,').replace('A,,25.00', 'A,,25.000000000000004').replace(',090,', ',90,'),
  );
  expect(file?.kind === 'cpt' && file.records[1]).toMatchObject({ code: '00100', workRvu: '25.00', globalDays: '090' });
});

test.each([
  [
    'a row with a value too few',
    csv2025.replace('22842,,', '22842,'),
    /^file, line 14: This row has 30 values under 31 columns/,
  ],
  ['a work RVU that is no number', csv2025.replace(',12.56,', ',l2.56,'), /^file, line 14: The work RVU 'l2.56'/],
  [
    'a code that is none',
    csv2025.replace('22842,,', '2284,x,').replace('22552', '2255'),
    /^file, line 13: |^file, line 14: /,
  ],
  ['a code that is there twice', csv2025.replace('22842,', '22552,'), /^file, line 14: 22552 is there twice/],
  [
    'a column that is missing',
    csv2025.replace(',GLOB,', ',X,'),
    /^file, line 10: The column for the global days is missing/,
  ],
  [
    'a column that is there twice',
    csv2025.replace(',PRE,', ',GLOB,').replace('DAYS,OP', 'DAYS,DAYS'),
    /line 10: .* twice/,
  ],
  [
    'a banner without a year',
    csv2025.replace('2025 National', 'National'),
    /^file, line 1: Its first row does not say the year/,
  ],
  ['rows of another file', `${csv2025}00001 A00     0 Cholera\r\n`, /^file, line 29: This row has 1 values/],
  [
    'a text file whose columns moved',
    txt2025.replaceAll(/^(\d{5}.{52})/gm, '$1 '),
    /^file, line 8: The columns do not stand where/,
  ],
  [
    'a text file with columns in another order',
    txt2025.replaceAll(/^(\d{5}.{52}..)(.{6})(.{7})/gm, (_, a, b, c) => a + c.slice(1) + ' ' + b),
    /^file: The columns do not stand where/,
  ],
  ['a work RVU with four decimals', csv2025.replace(',12.56,', ',12.5604,'), /^file, line 14: The work RVU '12.5604'/],
  ['a text line that was cut at its conversion factor', txt2025.slice(0, -40), /^file, line 25: The columns do not/],
  ['a text line that was cut', txt2025.slice(0, -60), /^file, line 25: The columns do not stand where/],
  [
    'a text file of an unknown year',
    txt2025.replaceAll('32.3465', '31.0001'),
    /^file: The text form does not say its year/,
  ],
])('%s is named', async (_what, content, sentence) => {
  await expect(readPart(content)).rejects.toThrow(sentence);
});

test('a work RVU of three digits before the point fills its column', async () => {
  const dear = txt2025.replace(' 25.00  18.55', '125.00  18.55').replace(' 51.74 51.74', '151.74151.74');
  const [file] = await readPart(dear);
  expect(file?.kind === 'cpt' && file.records[1]).toMatchObject({ code: '22551', workRvu: '125.00' });
});

test('the name says the year of a text file whose conversion factor is new', async () => {
  const [file] = await readPart(txt2025.replaceAll('32.3465', '31.0001'), 'PPRRVU2031_Jan.txt');
  expect(file).toMatchObject({ kind: 'cpt', year: 2031 });
});

test('an archive with one release in three forms gives it once, even if the text form has moved', async () => {
  const skipped: string[] = [];
  const archive = zipOf([
    { name: 'PPRRVU25_OCT.txt', content: txt2025.replaceAll('  ', ' ') },
    { name: 'PPRRVU25_OCT.xlsx', content: workbookOfCsv(csv2025) },
    { name: 'PPRRVU25_OCT.csv', content: csv2025 },
    { name: 'PPRRVU26_JUL.csv', content: csv2026 },
  ]);
  const files = await readCodeFiles('RVU.zip', archive, undefined, {
    acceptParts: true,
    skipped: (name, why) => skipped.push(`${name}: ${why}`),
  });
  expect(files.map((file) => file.kind === 'cpt' && file.year)).toEqual([2025, 2026]);
  expect(skipped).toEqual([
    'RVU.zip/PPRRVU25_OCT.txt: the fee schedule is there as a table',
    'RVU.zip/PPRRVU25_OCT.csv: it says the same as RVU.zip/PPRRVU25_OCT.xlsx',
  ]);
});

test('a part of a fee schedule is refused, however cleanly it was cut', async () => {
  await expect(readCodeFiles('a.csv', Buffer.from(csv2025))).rejects.toThrow(
    /^a.csv: It is only a part of a fee schedule/,
  );
  for (const whole of [wholeFeeSchedule(), wholeFeeScheduleText()].map((text) => Buffer.from(text))) {
    const rowEnd = whole.indexOf('\n', whole.length * 0.85) + 1;
    expect(await readCut(whole, rowEnd)).toContain('only a part of a fee schedule');
  }
});

/** There is no footer: from the office visits on, a cut between two rows cannot be told from the file's end. */
const officeVisits = (text: string): number => text.search(/^99\d{3}/m);

test.each([
  ['CSV', wholeFeeSchedule()],
  ['text', wholeFeeScheduleText()],
])('a fee schedule as %s that was cut anywhere is refused', async (_form, text) => {
  await expectCutsRefused(Buffer.from(text), { before: officeVisits(text) });
});
