import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { archiveLimits } from './archive-limits.ts';
import { CodeFileFault } from './code-file-fault.ts';
import { readCodeFiles } from './read-code-files.ts';
import { fixture } from './testing/whole-files.ts';
import { zipOf } from './testing/zip-writer.ts';
import { unpack } from './unpack.ts';

const icd9 = fixture('CMS32_DESC_LONG_DX_fixture.txt');
const read = (bytes: Buffer | Readable, skipped?: (name: string) => void) =>
  readCodeFiles('codes', bytes, undefined, { acceptParts: true, ...(skipped && { skipped }) });

/** Without the name, in which the archive stands. */
const readUnnamed = async (bytes: Buffer | Readable) => (await read(bytes)).map(({ name: _archive, ...file }) => file);

test('a file is the same plain, packed, packed twice and as a stream', async () => {
  const plain = await readUnnamed(icd9);
  const inner = zipOf([{ name: 'codes', content: icd9, stored: true }]);
  expect(plain[0]).toMatchObject({ kind: 'icd9' });
  expect(await readUnnamed(gzipSync(icd9))).toEqual(plain);
  expect(await readUnnamed(zipOf([{ name: 'a/codes', content: icd9 }]))).toEqual(plain);
  expect(await readUnnamed(zipOf([{ name: 'inner.zip', content: inner }]))).toEqual(plain);
  expect(await readUnnamed(gzipSync(zipOf([{ name: 'inner.zip', content: inner }])))).toEqual(plain);
  expect(await readUnnamed(Readable.from([icd9.subarray(0, 100), icd9.subarray(100)]))).toEqual(plain);
});

test('a file that the disk does not give is named, and keeps the code of the fault', async () => {
  const broken = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' });
  const stream = new Readable({ read: (): void => void stream.destroy(broken) });
  await expect(read(stream)).rejects.toMatchObject({
    name: 'CodeFileFault',
    message: 'codes: The file could not be read (EIO: i/o error, read).',
    code: 'EIO',
  });
});

test('files that hold no codes are left out by name', async () => {
  const skipped: string[] = [];
  const archive = zipOf([
    { name: 'readme.pdf', content: '%PDF-1.7 \u0000\u0001' },
    { name: 'GPCI2025.csv', content: fixture('GPCI2025_head_tail.csv') },
    { name: 'codes', content: icd9 },
    { name: 'GPCI2025.txt', content: fixture('GPCI2025_head_tail.txt') },
  ]);
  expect(await read(archive, (name) => skipped.push(name))).toHaveLength(1);
  expect(skipped).toEqual(['codes/readme.pdf', 'codes/GPCI2025.csv', 'codes/GPCI2025.txt']);
});

test('what is hidden in the name of a packed file does not reach a terminal', async () => {
  const skipped: string[] = [];
  const archive = zipOf([
    { name: 'a\u001B[2J\u0007b', content: 'x' },
    { name: 'codes', content: icd9 },
  ]);
  await read(archive, (name) => skipped.push(name));
  expect(skipped).toEqual(['codes/a[2Jb']);
});

const flipped = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0x10;
  return copy;
};
const zeros = Buffer.alloc(20_000_000);
const layers = (depth: number): Buffer => zipOf([{ name: 'x', content: depth === 0 ? icd9 : layers(depth - 1) }]);

test.each([
  ['a ZIP without its end', zipOf([{ name: 'x', content: icd9 }]).subarray(0, -5), /table of contents is missing/],
  ['a .gz without its end', gzipSync(icd9).subarray(0, -20), /cut off or damaged/],
  ['a .gz with one wrong bit', flipped(gzipSync(icd9), 60), /cut off or damaged/],
  ['a ZIP with one wrong bit', flipped(zipOf([{ name: 'x', content: icd9, stored: true }]), 60), /damaged at 'x'/],
  ['a wrong checksum', zipOf([{ name: 'x', content: icd9, claims: { checksum: 1 } }]), /damaged at 'x'/],
  ['a size that is too small', zipOf([{ name: 'x', content: icd9, claims: { unpacked: 9 } }]), /damaged at 'x'/],
  ['a password', zipOf([{ name: 'x', content: icd9, claims: { flags: 1 } }]), /locked with a password/],
  [
    'a ZIP that unpacks to gigabytes',
    zipOf([{ name: 'x', content: zeros, claims: { unpacked: 4e9 } }]),
    /do not use it/,
  ],
  ['a ZIP of nothing but zeros', zipOf([{ name: 'x', content: zeros }]), /do not use it/],
  ['a .gz of nothing but zeros', gzipSync(zeros), /do not use it/],
  ['archives in archives in archives', layers(3), /too deep/],
  ['too many files', zipOf(Array.from({ length: 2_001 }, () => ({ name: 'x', content: '' }))), /more than 2000 files/],
  ['an empty ZIP', zipOf([]), /no file of codes/],
  ['nothing', Buffer.alloc(0), /It is empty/],
  ['a page that says why there is no file', Buffer.from('<!DOCTYPE html>\n<title>403</title>'), /It is a web page/],
  ['a workbook of the old kind', Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), /It is a workbook of the old kind/],
  ['a PDF', Buffer.from('%PDF-1.7'), /It is a PDF/],
  ['values between semicolons', Buffer.from('2025\nHCPCS;MOD;WORK RVU\n'), /not separated by commas/],
  ['noise', Buffer.from('010203fffe00', 'hex'), /no file of codes/],
])('%s is refused in a sentence', async (_what, bytes, sentence) => {
  const fault = await read(bytes).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(CodeFileFault);
  expect(String(fault)).toMatch(sentence);
  expect(String(fault)).toMatch(/^CodeFileFault: codes.*[.]$/);
});

test('many files share what may be unpacked in all', async () => {
  const files = Array.from({ length: 4 }, (_, index) => ({ name: `${index}`, content: Buffer.alloc(300_000, index) }));
  await expect(unpack({ name: 'x', bytes: zipOf(files) }, archiveLimits(1_000_000))).rejects.toThrow('do not use it');
  expect(await unpack({ name: 'x', bytes: zipOf(files) }, archiveLimits(1_200_000))).toHaveLength(4);
});

/** Without the labels: names are not covered by a checksum. */
const contents = (files: unknown) => Array.isArray(files) && files.map(({ kind, records }) => ({ kind, records }));

test('an archive that was cut or changed anywhere is refused, or gives what it gave before', async () => {
  const whole = zipOf([
    { name: 'codes', content: icd9 },
    { name: 'inner.zip', content: zipOf([{ name: 'codes', content: icd9 }]) },
  ]);
  const complete = contents(await read(whole));
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.boolean(), async (at, cut) => {
      const result = await read(cut ? whole.subarray(0, at) : flipped(whole, at)).catch((error: unknown) => error);
      if (!(result instanceof CodeFileFault)) expect(contents(result)).toEqual(complete);
    }),
    { numRuns: 300 },
  );
});
