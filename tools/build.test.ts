import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureBuilt } from './build.ts';

let root = '';
let told: string[] = [];
const build = () => ensureBuilt({ root, log: (line) => told.push(line) });
const timesBuilt = () => told.filter((line) => line.startsWith('Building')).length;
const page = () => readFile(join(root, 'apps/web/dist/index.html'), 'utf8');

async function write(path: string, text: string): Promise<void> {
  await writeFile(join(root, path), text);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'casefolio-build-'));
  told = [];
  await mkdir(join(root, 'apps/web'), { recursive: true });
  await mkdir(join(root, 'packages'));
  await write('package.json', '{ "type": "module" }');
  await write('package-lock.json', '{}');
  await write('apps/web/vite.config.ts', 'export default {};');
  await write('apps/web/index.html', '<title>one</title><script type="module" src="./main.ts"></script>');
  await write('apps/web/main.ts', 'document.title += "!";');
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

test('a second call builds nothing, a changed source is built again, a changed test is not', async () => {
  await build();
  await build();
  expect(timesBuilt()).toBe(1);
  await write('apps/web/main.test.ts', '');
  await build();
  expect(timesBuilt()).toBe(1);
  await write('apps/web/index.html', '<title>two</title>');
  await build();
  expect(timesBuilt()).toBe(2);
  expect(await page()).toContain('two');
});

test('two that build at once both end with a whole build and leave nothing behind', async () => {
  await Promise.all([build(), build()]);
  await build();
  expect(timesBuilt()).toBe(2);
  expect(await page()).toContain('one');
  expect(await readdir(join(root, 'apps/web/.cache'))).toEqual([]);
});

test('a build that fails leaves the last one in place', async () => {
  await build();
  await write('apps/web/main.ts', 'this is no program');
  await expect(build()).rejects.toThrow();
  expect(await page()).toContain('one');
  expect(await readdir(join(root, 'apps/web/.cache'))).toEqual([]);
});
