import type { SheetPlan } from '@casefolio/domain/transfer/papers';
import { afterEach, expect, test } from 'vitest';
import { type FileMakers, workerFileMakers } from './file-makers.ts';
import { photograph, printedCase } from './testing/cases.ts';
import { readPdf } from './testing/read-pdf.ts';
import { startWorkbook } from './workbook.ts';

let makers: FileMakers = workerFileMakers();
afterEach(async () => {
  await makers.close();
  makers = workerFileMakers();
});

const plans: readonly SheetPlan[] = [
  { name: 'Cases', columns: [{ heading: 'Patient', kind: 'text' }] },
  { name: 'Notes', columns: [{ heading: 'Note', kind: 'text' }] },
];
const rows = [[['Doe, Jane']], [['first'], ['second']]];
const book = { title: 'Case log', remark: '' };

/** Whether a promise is settled once everything that could settle it soon has had its time. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const later = new Promise<boolean>((resolve) => setTimeout(resolve, 200, false));
  return Promise.race([promise.then(() => true), later]);
}

test('a workbook made in a thread is the one made here, batch after batch', async () => {
  const here = startWorkbook(plans);
  const making = makers.workbook(plans);
  for (const batch of [rows, rows]) {
    for (const [sheet, each] of batch.entries()) await here.addRows(sheet, each);
  }
  // Not awaited one by one: they are taken in their order all the same.
  await Promise.all([making.add(rows), making.add(rows)]);
  expect(await making.finish()).toEqual(await here.finish());
});

test('a book is made in a thread, with its pictures', async () => {
  const making = makers.book(book);
  await making.add([printedCase('Doe, Jane', { images: [{ name: 'a.jpg', jpeg: await photograph() }] })]);
  await making.add([printedCase('Roe, Richard')]);
  const { pages, source } = readPdf(await making.finish());
  expect(pages.map((page) => /\w+, \w+/.exec(page)?.[0])).toEqual(['Doe, Jane', 'Roe, Richard']);
  expect(source).toContain('/Subtype /Image');
});

test('a file may be finished without a batch', async () => {
  expect(readPdf(await makers.book(book).finish()).pages).toHaveLength(1);
});

test('pictures are given away, and those that share their memory are copied', async () => {
  const own = await photograph();
  const pooled = Buffer.from(Buffer.from(own).toString('base64'), 'base64');
  const part = new Uint8Array([...own, 1, 2, 3]).subarray(0, own.length);
  expect(pooled.buffer.byteLength).toBeGreaterThan(pooled.byteLength);
  const images = [own, pooled, part].map((jpeg) => ({ name: 'a.jpg', jpeg }));
  const making = makers.book(book);
  await making.add([printedCase('Doe, Jane', { images })]);
  expect([own.length, pooled.length > 0, part.length > 0]).toEqual([0, true, true]);
  const file = readPdf(await making.finish());
  expect(file.source.match(/\/Subtype \/Image/g)).toHaveLength(3);
});

test('one picture may stand in two cases', async () => {
  const jpeg = await photograph();
  const making = makers.book(book);
  const images = [{ name: 'a.jpg', jpeg }];
  await making.add([printedCase('Doe, Jane', { images }), printedCase('Roe, Richard', { images })]);
  expect(readPdf(await making.finish()).source.match(/\/Subtype \/Image/g)).toHaveLength(2);
});

test('two files are made at a time, the third one waits its turn', async () => {
  const [first, second, third] = [makers.workbook(plans), makers.workbook(plans), makers.workbook(plans)];
  await Promise.all([first.add(rows), second.add(rows)]);
  const waiting = third.add(rows);
  expect(await isSettled(waiting)).toBe(false);
  await first.finish();
  await waiting;
  expect(await third.finish()).toEqual(await second.finish());
});

test('who leaves the line or abandons a file makes room for the next', async () => {
  const [first, second] = [makers.workbook(plans), makers.book(book)];
  await Promise.all([first.add(rows), second.add([])]);
  const left = makers.workbook(plans);
  const leaving = left.add(rows);
  const last = makers.workbook(plans);
  const waiting = last.add(rows);
  await left.abandon();
  await expect(leaving).rejects.toThrow('abandoned');
  expect(await isSettled(waiting)).toBe(false);
  await first.abandon();
  await waiting;
  await expect(first.finish()).rejects.toThrow('abandoned');
});

test('a file that fails says why, to this call and to all later ones, and makes room', async () => {
  const failing = [makers.workbook(plans.slice(0, 1)), makers.workbook(plans.slice(0, 1))];
  for (const making of failing) {
    await expect(making.add(rows)).rejects.toThrow('the workbook has no sheet 1');
    await expect(making.finish()).rejects.toThrow('the workbook has no sheet 1');
  }
  await expect(makers.workbook([]).add([])).rejects.toThrow('at least one sheet');
  const good = makers.workbook(plans);
  await good.add(rows);
  expect((await good.finish()).length).toBeGreaterThan(1_000);
});

test('a thread that does not answer in time is ended', async () => {
  const hasty = workerFileMakers({ patienceMs: 1 });
  for (const _ of [1, 2, 3]) await expect(hasty.workbook(plans).add(rows)).rejects.toThrow('took too long');
  await hasty.close();
});

test('a finished file takes nothing more', async () => {
  const making = makers.workbook(plans);
  await making.finish();
  await expect(making.add(rows)).rejects.toThrow('finished');
  await making.abandon();
});

test('closing ends what is being made, what waits and what would come', async () => {
  const makings = [1, 2, 3].map(() => makers.workbook(plans));
  const added = Promise.allSettled(makings.map((making) => making.add(rows)));
  await makers.close();
  expect((await added).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(() => makers.book(book)).toThrow('no more files');
});
