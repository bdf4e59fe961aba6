import { expect, test } from 'vitest';
import { readCodeFiles } from './read-code-files.ts';
import { fixture, wholeFeeSchedule, wholeFeeScheduleText } from './testing/whole-files.ts';
import { workbookOfCsv } from './testing/workbook.ts';
import { type Packed, zipOf } from './testing/zip-writer.ts';

const caps =
  'HCPCS,MOD,PROCSTAT,CARRIER,LOCALITY,FACILITY PRICE,NON-FACILTY PRICE\r\n70010,TC,C,01112,05,150.69,150.69\r\n';
const counties =
  'Medicare Adminstrative Contractor,Locality Number,State,Fee Schedule Area,Counties\r\n10112,00,ALABAMA,STATEWIDE,ALL COUNTIES\r\n';
const schedule = wholeFeeSchedule();

/** What CMS packs into a release beside the fee schedule. */
const beside: readonly Packed[] = [
  { name: '26LOCCO.csv', content: counties },
  { name: '26LOCCO.xlsx', content: workbookOfCsv(counties) },
  {
    name: 'ANES2026.csv',
    content: 'Contractor,Locality,Locality Name,National Anes CF of 20.3178\r\n10112,00,ALABAMA,19.31\r\n',
  },
  { name: 'ANES2026.txt', content: '10112 00 ALABAMA     19.31\r\n02102 01 ALASKA*     27.86\r\n' },
  { name: 'ANES2026_named.txt', content: '10112 ALABAMA     19.31\r\n02102 ALASKA*     27.86\r\n' },
  { name: 'GPCI2026.csv', content: fixture('GPCI2025_head_tail.csv') },
  { name: 'GPCI2026.txt', content: fixture('GPCI2025_head_tail.txt') },
  { name: 'OPPSCAP_JAN.csv', content: `${caps}\u001A` },
  { name: 'OPPSCAP_JAN.txt', content: '70010TC C 01112  05   150.69    150.69\r\n' },
  { name: 'OPPSCAP_JAN_HDR.txt', content: 'HDR OPPS CAPS\r\n70010TC C 01112  05   150.69    150.69\r\n' },
  { name: 'OPPSCAP_JAN.xlsx', content: workbookOfCsv(caps) },
  { name: 'RVU26A.pdf', content: '%PDF-1.7 \u0000\u0001' },
];

async function readRelease(...schedules: Packed[]) {
  const skipped: string[] = [];
  const files = await readCodeFiles('RVU26A.zip', zipOf([...beside, ...schedules]), undefined, {
    skipped: (name) => skipped.push(name),
  });
  return { files, skipped };
}

test('a release is imported whole: the fee schedule once, everything else left out by name', async () => {
  const { files, skipped } = await readRelease(
    { name: 'PPRRVU2026_Jan_QPP.csv', content: schedule.replaceAll('33.4009', '33.5675') },
    { name: 'PPRRVU2026_Jan_nonQPP.csv', content: schedule },
    { name: 'PPRRVU2026_Jan_nonQPP.txt', content: wholeFeeScheduleText().replaceAll('32.3465', '33.4009') },
    { name: 'PPRRVU2026_Jan_nonQPP.xlsx', content: workbookOfCsv(schedule) },
  );
  expect(files).toMatchObject([{ kind: 'cpt', year: 2026, name: 'RVU26A.zip/PPRRVU2026_Jan_QPP.csv' }]);
  expect(skipped).toHaveLength(beside.length + 3);
});

test('a release that has the fee schedule as text alone is imported, too', async () => {
  const { files, skipped } = await readRelease({ name: 'PPRRVU25.txt', content: wholeFeeScheduleText() });
  expect(files).toMatchObject([{ kind: 'cpt', year: 2025 }]);
  expect(skipped).toHaveLength(beside.length);
});

test('fee schedules of one year that disagree are both handed on, for the import to refuse', async () => {
  const { files } = await readRelease(
    { name: 'PPRRVU26_JAN.csv', content: schedule },
    { name: 'PPRRVU26_APR.csv', content: schedule.replace(',24.38,', ',24.39,') },
  );
  expect(files.map(({ name }) => name)).toEqual(['RVU26A.zip/PPRRVU26_JAN.csv', 'RVU26A.zip/PPRRVU26_APR.csv']);
});

test.each(beside.map((file) => [file.name, file] as const))(
  '%s alone is no file of codes',
  async (_name, { content }) => {
    await expect(readCodeFiles('file', Buffer.from(content))).rejects.toThrow(/no file of codes|It is a PDF/);
  },
);
