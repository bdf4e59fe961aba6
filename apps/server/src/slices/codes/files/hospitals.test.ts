import { expect, test } from 'vitest';
import { readCodeFiles } from './read-code-files.ts';
import { expectCutsRefused, readCut } from './testing/cut-files.ts';
import { fixture, wholeHospitals } from './testing/whole-files.ts';

const sample = fixture('Hospital_General_Information_head.csv').toString();
const readPart = (text: string) => readCodeFiles('list', Buffer.from(text), undefined, { acceptParts: true });

test('hospitals are read by the names of the columns', async () => {
  const [file] = await readPart(sample.replace('010007,MIZELL MEMORIAL HOSPITAL', '01007F,"MIZELL, ""THE"" HOSPITAL"'));
  if (file?.kind !== 'hospitals') throw new Error('not read');
  expect(file.records).toHaveLength(5);
  expect(file.records[3]).toEqual({
    facilityId: '01007F',
    name: 'MIZELL, "THE" HOSPITAL',
    address: '702 N MAIN ST',
    city: 'OPP',
    state: 'AL',
    zip: '36467',
  });
});

test.each([
  [
    'a column that is missing',
    sample.replace('"ZIP Code"', '"Code"'),
    /^list, line 1: The column for the ZIP code is missing/,
  ],
  [
    'a row with a value too many',
    sample.replace(',BOAZ,', ',BOAZ,,'),
    /^list, line 3: This row has another number of values/,
  ],
  [
    'an ID that is none',
    sample.replace('010006', '10006'),
    /^list, line 4: This row begins with '10006', which is no facility ID/,
  ],
  [
    'an ID that is there twice',
    sample.replace('010006', '010005'),
    /^list, line 4: This row repeats the facility ID 010005/,
  ],
  [
    'a row without a name',
    sample.replace(',MIZELL MEMORIAL HOSPITAL,', ',,'),
    /^list, line 5: This row has no hospital name/,
  ],
])('%s is named', async (_what, text, sentence) => {
  await expect(readPart(text)).rejects.toThrow(sentence);
});

test('a part of the list is refused, and so is a list that was cut', async () => {
  await expect(readCodeFiles('list', Buffer.from(sample))).rejects.toThrow('it holds 5 hospitals of 1 state;');
  const oneRow = sample.split('\n').slice(0, 2).join('\n');
  await expect(readCodeFiles('list', Buffer.from(oneRow))).rejects.toThrow('it holds 1 hospital of 1 state;');
  const oneState = wholeHospitals().replaceAll(/,TOWN,..,/g, ',TOWN,AL,');
  await expect(readCodeFiles('list', Buffer.from(oneState))).rejects.toThrow('it holds 4200 hospitals of 1 state;');
  const whole = Buffer.from(wholeHospitals());
  // Like the fee schedule it has no footer: only the last twentieth could be missing without a trace.
  await expectCutsRefused(whole, { before: Math.floor(whole.length * 0.95) });
  expect(await readCut(whole, whole.length - 25)).toContain('another number of values');
});
