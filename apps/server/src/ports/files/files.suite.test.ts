import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { describe, expect, onTestFinished, test } from 'vitest';

import { temporaryFolder } from '../testing/temporary-folder.ts';
import { diskFiles } from './disk.files.ts';
import type { FileStore } from './files.port.ts';
import { s3Files } from './s3.files.ts';
import { startS3Server } from './testing/s3-server.ts';

interface Bench {
  readonly files: FileStore;
  /** How many files there are, half-written ones included. */
  readonly count: () => Promise<number>;
}

async function diskBench(): Promise<Bench> {
  const folder = await temporaryFolder();
  const files = diskFiles({ folder, secret: randomBytes(32) });
  onTestFinished(() => files.close());
  return { files, count: () => countFiles(folder, /./) };
}

async function s3Bench(): Promise<Bench> {
  const { options, directory } = await startS3Server();
  const files = s3Files(options);
  onTestFinished(() => files.close());
  return { files, count: () => countFiles(directory, /_object$/) };
}

async function countFiles(folder: string, name: RegExp): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && name.test(entry.name)).length;
}

async function bytesOf(files: FileStore, key: string): Promise<Buffer> {
  const opened = await files.open(key);
  if (!opened) throw new Error(`There is no file ${key}.`);
  return buffer(opened.stream);
}

const png = { contentType: 'image/png' };

/** Gives the bytes in uneven pieces, as a network does, and then fails when told to. */
async function* pieces(bytes: Buffer, failure?: Error): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += 50_000) yield bytes.subarray(start, start + 50_000);
  if (failure) throw failure;
}

describe.each([
  { name: 'disk', start: diskBench },
  { name: 'S3', start: s3Bench },
])('$name', ({ start }) => {
  test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 5_000_000, 6_000_000])(
    '%i bytes come back as they were',
    async (size) => {
      const { files } = await start();
      const bytes = randomBytes(size);
      for (const content of [bytes, Readable.from(pieces(bytes))]) {
        const stored = await files.put(content, png);
        expect(stored).toEqual({ key: expect.stringMatching(/^[0-9a-f]{32}$/), size, contentType: 'image/png' });
        const opened = await files.open(stored.key);
        expect(opened).toMatchObject({ size, contentType: 'image/png' });
        opened?.stream.destroy();
        expect((await bytesOf(files, stored.key)).equals(bytes)).toBe(true);
      }
    },
  );

  test('a file is stored under the key that was announced for it', async () => {
    const { files } = await start();
    const key = 'ab'.repeat(16);
    expect(await files.put(Buffer.from('x'), { ...png, key })).toMatchObject({ key });
    expect((await bytesOf(files, key)).toString()).toBe('x');
  });

  test.each([{ size: 100_000 }, { size: 12_000_000 }])(
    'a stream that fails after $size bytes stores nothing',
    async ({ size }) => {
      const { files, count } = await start();
      const source = Readable.from(pieces(randomBytes(size), new Error('The browser went away.')));
      await expect(files.put(source, png)).rejects.toThrow('The browser went away.');
      expect(await count()).toBe(0);
    },
  );

  test('a stream that is destroyed without a word stores nothing', async () => {
    const { files, count } = await start();
    const source = new Readable({ read() {} });
    source.push(randomBytes(100_000));
    const storing = files.put(source, png);
    source.destroy();
    await expect(storing).rejects.toThrow();
    expect(await count()).toBe(0);
  });

  test('a stream that has failed already stores nothing', async () => {
    const { files, count } = await start();
    const source = new Readable({ read() {} });
    source.on('error', () => {});
    source.destroy(new Error('Too late.'));
    await expect(files.put(source, png)).rejects.toThrow();
    expect(await count()).toBe(0);
  });

  test('a key that nobody was given, or that is no key at all, is missing', async () => {
    const { files } = await start();
    await files.put(randomBytes(10), png);
    for (const key of [
      '0'.repeat(32),
      '',
      '../../etc/passwd',
      'drafts',
      `${'0'.repeat(32)}/..`,
      '0'.repeat(31),
      'Z'.repeat(32),
    ]) {
      expect(await files.open(key)).toBeUndefined();
      await files.remove(key);
    }
  });

  test('a removed file is missing, removing it again is fine, and others stay', async () => {
    const { files, count } = await start();
    const [gone, kept] = [await files.put(randomBytes(10), png), await files.put(randomBytes(10), png)];
    await files.remove(gone.key);
    await files.remove(gone.key);
    expect(await files.open(gone.key)).toBeUndefined();
    expect(await count()).toBe(1);
    expect(await bytesOf(files, kept.key)).toHaveLength(10);
  });

  test('files put at once get keys of their own, even with the same bytes', async () => {
    const { files, count } = await start();
    const bytes = randomBytes(70_000);
    const stored = await Promise.all(Array.from({ length: 12 }, () => files.put(bytes, png)));
    expect(new Set(stored.map(({ key }) => key)).size).toBe(12);
    expect(await count()).toBe(12);
  });

  test('a reader that stops early harms nothing', async () => {
    const { files } = await start();
    const bytes = randomBytes(1_000_000);
    const { key } = await files.put(bytes, png);
    const unread = await files.open(key);
    unread?.stream.destroy();
    const left = await files.open(key);
    for await (const chunk of left?.stream ?? []) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
    expect((await bytesOf(files, key)).equals(bytes)).toBe(true);
  });

  test('content types come back as given', async () => {
    const { files } = await start();
    for (const contentType of ['application/pdf', 'text/csv; charset=utf-8', 'image/heic']) {
      const { key } = await files.put(randomBytes(5), { contentType });
      const opened = await files.open(key);
      expect(opened?.contentType).toBe(contentType);
      opened?.stream.destroy();
    }
  });
});
