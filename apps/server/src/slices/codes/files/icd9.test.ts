import { expect, test } from 'vitest';
import { readCodeFiles } from './read-code-files.ts';
import { expectCutsRefused } from './testing/cut-files.ts';
import { fixture, wholeIcd9 } from './testing/whole-files.ts';
import { zipOf } from './testing/zip-writer.ts';

const sample = fixture('CMS32_DESC_LONG_DX_fixture.txt');
const readPart = (bytes: Buffer) => readCodeFiles('old', bytes, undefined, { acceptParts: true });
const changed = (from: string, to: string): Buffer =>
  Buffer.from(sample.toString('latin1').replace(from, to), 'latin1');

test('codes get their dots, letters their accents, and all can be billed', async () => {
  const [file] = await readPart(sample);
  if (file?.kind !== 'icd9') throw new Error('not read');
  expect(file.records.map(({ code }) => code)).toEqual([
    '001.0',
    '191.1',
    '386.00',
    '430',
    '437.3',
    '721.3',
    '724.02',
    'E812.0',
    'V10.85',
  ]);
  expect(file.records[2]).toEqual({
    version: 9,
    code: '386.00',
    description: "M\u00e9ni\u00e8re's disease, unspecified",
    billable: true,
  });
});

test.each([
  ['a line that is no code', changed('4373  Ce', 'X373  Ce'), /^old, line 5: This is no line of an ICD-9-CM file/],
  ['mixed-up lines', changed('4373 ', '3373 '), /^old, line 5: 3373 stands after 430/],
  ['a code that is there twice', changed('4373 ', '430  '), /^old, line 5: 430 stands after 430/],
  ['a line without its end', sample.subarray(0, -3), /^old, line 9: The file ends in the middle of this line/],
])('%s is named', async (_what, bytes, sentence) => {
  await expect(readPart(bytes)).rejects.toThrow(sentence);
});

test('a part is refused, and so is a file that was cut anywhere', async () => {
  await expect(readCodeFiles('old', sample)).rejects.toThrow('It ends with V10.85 after 9 codes');
  const whole = wholeIcd9();
  const withoutLast = Buffer.from(whole.slice(0, whole.indexOf('V9199')));
  await expect(readCodeFiles('old', withoutLast)).rejects.toThrow('before the end of ICD-9-CM');
  await expectCutsRefused(Buffer.from(whole));
});

test('of short and long descriptions in one archive the long ones are taken', async () => {
  const short = changed('Subarachnoid hemorrhage', 'Subarachnoid hem');
  const files = await readPart(
    zipOf([
      { name: 'short.txt', content: short },
      { name: 'long.txt', content: sample },
    ]),
  );
  expect(files.map(({ label }) => label)).toEqual(['ICD-9-CM, long.txt']);
});
