import type { IcdRecord } from '@casefolio/domain/codes/code-record';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyAddenda } from './apply-addenda.ts';
import { readIcd10Addenda } from './icd10-addenda.ts';
import { readCodeFiles } from './read-code-files.ts';
import { expectCutsRefused } from './testing/cut-files.ts';
import { fixture, wholeOrderFile } from './testing/whole-files.ts';
import { zipOf } from './testing/zip-writer.ts';

const order = fixture('icd10cm_order_fixture.txt').toString();
const readPart = (text: string) => readCodeFiles('order', Buffer.from(text), undefined, { acceptParts: true });

test('an order file is read with dots, long titles and the billable flag', async () => {
  const [file] = await readPart(order);
  expect(file).toMatchObject({ kind: 'icd10', label: 'ICD-10-CM, order' });
  expect(file?.kind === 'icd10' && file.records).toHaveLength(16);
  expect(file?.kind === 'icd10' && [file.records[2], file.records[3], file.records[15]]).toEqual([
    { version: 10, code: 'I60', description: 'Nontraumatic subarachnoid hemorrhage', billable: false },
    {
      version: 10,
      code: 'I60.2',
      description: 'Nontraumatic subarachnoid hemorrhage from anterior communicating artery',
      billable: true,
    },
    {
      version: 10,
      code: 'S06.5X0A',
      description: 'Traumatic subdural hemorrhage without loss of consciousness, initial encounter',
      billable: true,
    },
  ]);
});

test.each([
  [
    'a line that is no code',
    order.replace('11950 I602 ', '11950 i602 '),
    /^order, line 4: This is no line of an ICD-10-CM order file/,
  ],
  ['a shifted line', order.replace('12134 I671', '12134  I671'), /^order, line 6: This is no line/],
  [
    'lines in the wrong order',
    order.replace('12134', '11134'),
    /^order, line 6: Its order number is 11134, after 12132/,
  ],
  ['a code that is there twice', order.replace('I671', 'I602'), /^order, line 6: I60.2 is there twice/],
  ['a line without its end', order.slice(0, -9), /^order, line 16: The file ends in the middle of this line/],
  ['a hospital in between', `${order}010001,SOUTHEAST HEALTH,DOTHAN\r\n`, /^order, line 17: This is no line/],
])('%s is named', async (_what, text, sentence) => {
  await expect(readPart(text)).rejects.toThrow(sentence);
});

test('a complete order file is taken; one with a gap or without its end is not', async () => {
  const whole = wholeOrderFile();
  const [file] = await readCodeFiles('order', Buffer.from(whole));
  expect(file?.kind === 'icd10' && file.records.length).toBe(92_001);
  await expect(readCodeFiles('order', Buffer.from(order))).rejects.toThrow(
    'line 1: Its order number is 02048, after 00000',
  );
  const gap = whole.replace(/^00500.*\r\n/m, '');
  await expect(readCodeFiles('order', Buffer.from(gap))).rejects.toThrow(
    'line 500: Its order number is 00501, after 00499',
  );
  const lastLine = whole.lastIndexOf('\n', whole.length - 2) + 1;
  await expect(readCodeFiles('order', Buffer.from(whole.slice(0, lastLine)))).rejects.toThrow(
    'before the end of the code set',
  );
});

test('an order file that was cut anywhere is refused', async () => {
  await expectCutsRefused(Buffer.from(wholeOrderFile()), { runs: 10 });
});

const line = (action: string, flag: number, code: string, title: string): string =>
  `${action.padEnd(12)} ${flag} ${code.padEnd(7)} ${title.padEnd(60)} ${title} in full`;

const count = (
  noun: string,
  before: number,
  after: number,
  additions: number,
  deletions: number,
  revisions: number,
) => [
  ` ${before} ${noun} in icd10cm_order_2030.txt`,
  ` ${after} ${noun} in icd10cm_order_2031.txt`,
  ` ${additions} additions`,
  ` ${deletions} deletions`,
  ` ${revisions} revisions`,
  'of which',
  ` ${revisions} revisions to both long and short titles`,
];

/** I60.2 becomes a heading above two new codes, I67.1 gets another title, Q28.2 goes. */
const addendaLines = [
  line('Delete:', 1, 'I602', 'Bleeding'),
  line('Add:', 0, 'I602', 'Bleeding'),
  line('Add:', 1, 'I6021', 'Bleeding, one'),
  line('Add:', 1, 'I6022', 'Bleeding, two'),
  line('Revise from:', 1, 'I671', 'Old'),
  line('Revise to:', 1, 'I671', 'New'),
  line('Delete:', 1, 'Q282', 'Gone'),
  '',
  'Headers',
  ...count('headers', 9, 10, 1, 0, 0),
  '',
  'Codes',
  ...count('codes', 7, 7, 2, 2, 1),
];
const addenda = addendaLines.map((text) => `${text}\r\n`).join('');

async function orderRecords(): Promise<IcdRecord[]> {
  const [file] = await readPart(order);
  return file?.kind === 'icd10' ? file.records : [];
}

test('addenda are read and applied, and their counts fit', async () => {
  const [file] = await readPart(addenda);
  if (file?.kind !== 'icd10-addenda') throw new Error('not read');
  expect(file.label).toBe('ICD-10-CM 2031 addenda');
  expect(file.counts).toEqual({
    headings: { before: 9, after: 10, additions: 1, deletions: 0, revisions: 0 },
    codes: { before: 7, after: 7, additions: 2, deletions: 2, revisions: 1 },
  });
  const before = await orderRecords();
  const after = new Map(applyAddenda(before, file).map((record) => [record.code, record]));
  expect(after.size).toBe(17);
  expect(after.get('I60.2')).toEqual({ version: 10, code: 'I60.2', description: 'Bleeding in full', billable: false });
  expect(after.get('I60.22')).toMatchObject({ billable: true });
  expect(after.get('I67.1')).toMatchObject({ description: 'New in full', billable: true });
  expect(after.has('Q28.2')).toBe(false);
  expect(before).toHaveLength(16);
});

test.each([
  [
    'a set that has another size',
    (set: IcdRecord[]) => set.slice(1),
    /count 7 codes and 9 headings before the changes, but there are 7 and 8/,
  ],
  [
    'a code that is not there',
    (set: IcdRecord[]) => set.with(3, { ...record(set, 3), code: 'X' }),
    /would delete I60.2, which is not there/,
  ],
  [
    'a code that is there already',
    (set: IcdRecord[]) => set.with(1, { ...record(set, 1), code: 'I60.21' }),
    /would add I60.21, which is already there/,
  ],
])('addenda for %s are refused', async (_what, change, sentence) => {
  const changed = change(await orderRecords());
  expect(() => applyAddenda(changed, readIcd10Addenda(addenda))).toThrow(sentence);
});

const record = (set: readonly IcdRecord[], index: number): IcdRecord => {
  const found = set[index];
  if (!found) throw new Error(`There is no record ${index}.`);
  return found;
};

test('counts that do not come out afterwards are refused', async () => {
  const records = await orderRecords();
  const wrong = readIcd10Addenda(addenda.replace(' 10 headers', ' 11 headers'));
  expect(() => applyAddenda(records, wrong)).toThrow('11 headings after the changes, but there are 7 and 10');
});

test.each([
  [
    'a missing line',
    addenda.replace(/^Add: .*I6022.*\r\n/m, ''),
    /^order: It holds 1 additions of codes where its own count says 2/,
  ],
  [
    'half a revision',
    addenda.replace(/^Revise to.*\r\n/m, ''),
    /^order, line 5: The 'Revise to:' line that belongs to I67.1 is missing/,
  ],
  [
    'a revision of two codes',
    addenda.replace('Revise to:   1 I671', 'Revise to:   1 I672'),
    /^order, line 5: The 'Revise to:' line that belongs to I67.1 is missing/,
  ],
  [
    'an unknown action',
    addenda.replace('Delete:      1 Q', 'Destroy:     1 Q'),
    /^order, line 7: This is no line of an ICD-10-CM addenda/,
  ],
])('addenda with %s are named', async (_what, text, sentence) => {
  await expect(readPart(text)).rejects.toThrow(sentence);
});

test('the first and last lines of addenda do not pass for the whole', async () => {
  await expect(readPart(fixture('icd10cm_order_addenda_2027_head_tail.txt').toString())).rejects.toThrow(
    'It holds 2 additions of headings where its own count says 63',
  );
});

test('addenda that were cut anywhere are refused, unless only the last remark is gone', async () => {
  const complete = readIcd10Addenda(addenda);
  await fc.assert(
    fc.asyncProperty(fc.nat(addenda.length - 1), async (at) => {
      const rest = await readPart(addenda.slice(0, at)).catch(String);
      if (typeof rest !== 'string') expect(rest).toEqual([{ ...complete, name: 'order' }]);
    }),
    { numRuns: 300 },
  );
});

test('addenda beside the order file that contains them already are left out', async () => {
  const own = addenda.replace(' 10 headers', ' 9 headers');
  const skipped: string[] = [];
  const archive = zipOf([
    { name: 'addenda.txt', content: own },
    { name: 'order.txt', content: order },
  ]);
  const files = await readCodeFiles('a.zip', archive, undefined, {
    acceptParts: true,
    skipped: (_name, why) => skipped.push(why),
  });
  expect(files.map(({ kind }) => kind)).toEqual(['icd10']);
  expect(skipped).toEqual(['the complete order file contains these changes']);
});
