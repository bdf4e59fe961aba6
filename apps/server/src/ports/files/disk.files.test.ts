import { randomBytes } from 'node:crypto';
import { appendFile, copyFile, mkdir, readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../testing/temporary-folder.ts';
import { diskFiles } from './disk.files.ts';
import type { FileStore } from './files.port.ts';

const png = { contentType: 'image/png' };
const headerBytes = 4 + 2 + 'image/png'.length + 16;
const sealedFrameBytes = 64 * 1024 + 16;

async function storeWith(bytes: Buffer) {
  const folder = await temporaryFolder();
  const files = diskFiles({ folder, secret: randomBytes(32) });
  const { key } = await files.put(bytes, png);
  return { folder, files, key, path: pathIn(folder, key) };
}

function pathIn(folder: string, key: string): string {
  return join(folder, key.slice(0, 2), key.slice(2, 4), key);
}

/** Reads until the end or an error: what came out, and whether it was all. */
async function readOut(files: FileStore, key: string): Promise<{ bytes: Buffer; failed: boolean }> {
  const chunks: Buffer[] = [];
  try {
    const opened = await files.open(key);
    for await (const chunk of opened?.stream ?? []) chunks.push(chunk);
    return { bytes: Buffer.concat(chunks), failed: false };
  } catch (error) {
    expect(String(error)).toContain(`The stored file ${key} is damaged`);
    return { bytes: Buffer.concat(chunks), failed: true };
  }
}

/** Every damage must be noticed, and what was handed out before must be the true beginning in whole frames. */
async function expectNoticed(files: FileStore, key: string, original: Buffer): Promise<void> {
  const { bytes, failed } = await readOut(files, key);
  expect(failed).toBe(true);
  expect(original.subarray(0, bytes.length).equals(bytes)).toBe(true);
  expect(bytes.length % (64 * 1024)).toBe(0);
}

test('a flipped byte is noticed wherever it is', async () => {
  const original = randomBytes(200_000);
  const { files, key, path } = await storeWith(original);
  const sealed = await readFile(path);
  const header = Array.from({ length: headerBytes }, (_, index) => index);
  const content = [
    headerBytes,
    headerBytes + sealedFrameBytes - 1,
    headerBytes + sealedFrameBytes,
    headerBytes + 2 * sealedFrameBytes + 5,
    sealed.length - 1,
  ];
  for (const position of [...header, ...content]) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(position) ^ 1, position);
    await writeFile(path, changed);
    await expectNoticed(files, key, original);
  }
});

test('a file that was cut is noticed before any byte goes out', async () => {
  const original = randomBytes(200_000);
  const { files, key, path } = await storeWith(original);
  const { size } = await stat(path);
  for (const length of [
    size - 1,
    size - 16,
    headerBytes + 2 * sealedFrameBytes,
    headerBytes + sealedFrameBytes,
    headerBytes + 8,
    headerBytes,
    10,
    3,
    0,
  ]) {
    await truncate(path, length);
    expect(await readOut(files, key)).toEqual({ bytes: Buffer.alloc(0), failed: true });
  }
});

test.each([1, 16, 65_552])('%i bytes appended are noticed before any byte goes out', async (extra) => {
  const { files, key, path } = await storeWith(randomBytes(65_536));
  await appendFile(path, randomBytes(extra));
  expect(await readOut(files, key)).toEqual({ bytes: Buffer.alloc(0), failed: true });
});

test('frames in another order, twice or left out are noticed', async () => {
  const original = randomBytes(4 * 65_536);
  const { files, key, path } = await storeWith(original);
  const sealed = await readFile(path);
  const header = sealed.subarray(0, headerBytes);
  const frame = (index: number) =>
    sealed.subarray(headerBytes + index * sealedFrameBytes, headerBytes + (index + 1) * sealedFrameBytes);
  for (const order of [[1, 0, 2, 3], [0, 0, 2, 3], [0, 2, 3], [0, 1, 3, 2], [0, 1, 2, 3, 3], [3]]) {
    await writeFile(path, Buffer.concat([header, ...order.map(frame)]));
    await expectNoticed(files, key, original);
  }
});

test('a file in the place of another is noticed', async () => {
  const { folder, files, key, path } = await storeWith(Buffer.from('the report of one patient'));
  const other = await files.put(Buffer.from('the report of another one'), png);
  await copyFile(pathIn(folder, other.key), path);
  expect(await readOut(files, key)).toEqual({ bytes: Buffer.alloc(0), failed: true });
});

test('another secret opens nothing', async () => {
  const { folder, key } = await storeWith(randomBytes(10));
  const other = diskFiles({ folder, secret: randomBytes(32) });
  expect(await readOut(other, key)).toEqual({ bytes: Buffer.alloc(0), failed: true });
});

test('neither content nor content type can be read on the disk, and only the owner may look', async () => {
  const { folder, path } = await storeWith(Buffer.from('PATIENT-CANARY '.repeat(10_000)));
  const onDisk = await readFile(path);
  expect(onDisk.includes('CANARY')).toBe(false);
  expect(onDisk.includes('image/png')).toBe(false);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  for (const entry of await readdir(folder)) expect((await stat(join(folder, entry))).mode & 0o777).toBe(0o700);
});

test('the same bytes never look the same on the disk', async () => {
  const bytes = Buffer.from('the same');
  const { folder, files, path } = await storeWith(bytes);
  const again = await files.put(bytes, png);
  const [one, other] = [await readFile(path), await readFile(pathIn(folder, again.key))];
  expect(one.subarray(headerBytes).equals(other.subarray(headerBytes))).toBe(false);
});

test('a large file is written as fast as it comes and read as fast as it is taken: little waits in memory', async () => {
  const folder = await temporaryFolder();
  const files = diskFiles({ folder, secret: randomBytes(32) });
  const megabyte = randomBytes(1024 * 1024);
  const ahead: number[] = [];
  async function* megabytes(): AsyncGenerator<Buffer> {
    for (let count = 0; count < 32; count += 1) {
      ahead.push(count * megabyte.length - (await draftBytes(folder)));
      yield megabyte;
    }
  }
  const { key, size } = await files.put(Readable.from(megabytes()), png);
  expect(size).toBe(32 * megabyte.length);
  expect(Math.max(...ahead)).toBeLessThan(4 * megabyte.length);

  const opened = await files.open(key);
  let read = 0;
  for await (const chunk of opened?.stream ?? []) {
    read += chunk.length;
    expect(opened?.stream.readableLength).toBeLessThanOrEqual(2 * 64 * 1024);
  }
  expect(read).toBe(size);
});

async function draftBytes(folder: string): Promise<number> {
  const drafts = join(folder, 'drafts');
  const names = await readdir(drafts).catch(() => []);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(drafts, name))).size));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

test('drafts that a killed process left are removed after a day, younger ones stay', async () => {
  const folder = await temporaryFolder();
  const drafts = join(folder, 'drafts');
  await mkdir(drafts);
  await writeFile(join(drafts, 'old'), 'half a file');
  await writeFile(join(drafts, 'young'), 'half a file');
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  await utimes(join(drafts, 'old'), twoDaysAgo, twoDaysAgo);
  await diskFiles({ folder, secret: randomBytes(32) }).put(randomBytes(1), png);
  expect(await readdir(drafts)).toEqual(['young']);
});

test('what a killed process had begun to write under a key goes with it', async () => {
  const folder = await temporaryFolder();
  const [drafts, key] = [join(folder, 'drafts'), 'ab'.repeat(16)];
  await mkdir(drafts);
  await writeFile(join(drafts, key), 'half a file');
  await diskFiles({ folder, secret: randomBytes(32) }).remove(key);
  expect(await readdir(drafts)).toEqual([]);
});
