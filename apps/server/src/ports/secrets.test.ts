import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { deriveKey, loadSecret } from './secrets.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

test('a key is made once, kept for its owner alone, and found again', async () => {
  const dataDir = join(await temporaryFolder(), 'data');
  const made = await loadSecret({ dataDir });
  expect(made).toHaveLength(32);
  expect(await loadSecret({ dataDir })).toEqual(made);
  expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['secret.key']);
});

test('two installations have two keys', async () => {
  const [one, other] = [await temporaryFolder(), await temporaryFolder()];
  expect(await loadSecret({ dataDir: one })).not.toEqual(await loadSecret({ dataDir: other }));
});

test('SECRET_KEY is used as it is, and nothing is written', async () => {
  const dataDir = await temporaryFolder();
  const configured = 'correct horse battery staple, twice';
  expect((await loadSecret({ configured, dataDir })).toString()).toBe(configured);
  expect(await readdir(dataDir)).toEqual([]);
});

test('an empty SECRET_KEY counts as none', async () => {
  const dataDir = await temporaryFolder();
  expect(await loadSecret({ configured: '', dataDir })).toHaveLength(32);
});

test('a damaged key file is reported, not replaced', async () => {
  const dataDir = await temporaryFolder();
  const path = join(dataDir, 'secret.key');
  await writeFile(path, 'half a k');
  await expect(loadSecret({ dataDir })).rejects.toThrow(`${path} is damaged: restore it from a backup.`);
  expect(await readFile(path, 'utf8')).toBe('half a k');
});

test('processes that start at once end with the same key', async () => {
  const dataDir = await temporaryFolder();
  const script = join(await temporaryFolder(), 'load.mjs');
  await writeFile(
    script,
    `const { loadSecret } = await import(${JSON.stringify(import.meta.resolve('./secrets.ts'))});
    const load = async () => (await loadSecret({ dataDir: ${JSON.stringify(dataDir)} })).toString('hex');
    process.once('message', async () => process.send(await Promise.all(Array.from({ length: 8 }, load))));
    process.send('ready');`,
  );
  const children = Array.from({ length: 3 }, () => fork(script, { execArgv: [] }));
  await Promise.all(children.map((child) => once(child, 'message')));
  const answers = children.map((child) => once(child, 'message'));
  for (const child of children) child.send('go');
  const keys = (await Promise.all(answers)).flatMap(([loaded]) => loaded);
  expect(keys).toHaveLength(24);
  expect(new Set(keys)).toEqual(new Set([(await loadSecret({ dataDir })).toString('hex')]));
});

test('a derived key depends on secret, purpose and salt, and on nothing else', () => {
  const secret = Buffer.from('a secret');
  const key = deriveKey(secret, 'links');
  expect(key).toHaveLength(32);
  expect(deriveKey(secret, 'links')).toEqual(key);
  expect(deriveKey(secret, 'files')).not.toEqual(key);
  expect(deriveKey(secret, 'links', Buffer.from('salt'))).not.toEqual(key);
  expect(deriveKey(Buffer.from('another'), 'links')).not.toEqual(key);
});
