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

const shellOf = (title: string) =>
  `<head><title>${title}</title></head><div id="root"></div><script type="module" src="./main.ts"></script>`;

/** Draws one page, in the place of apps/web/src/prerender.tsx. */
const drawing = `
  export const publicPaths = ['/About'];
  export const privatePaths = ['/case/'];
  export const drawPage = async (path: string) => ({
    path, title: 'About us', description: 'Who we are', html: '<h1>About us</h1>', css: 'h1{color:red}', goesOn: true,
  });
`;

async function write(path: string, text: string): Promise<void> {
  await writeFile(join(root, path), text);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'casefolio-build-'));
  told = [];
  await mkdir(join(root, 'apps/web/src'), { recursive: true });
  await mkdir(join(root, 'apps/web/public'));
  await mkdir(join(root, 'packages'));
  await write('package.json', '{ "type": "module" }');
  await write('package-lock.json', '{}');
  await write('apps/web/vite.config.ts', 'export default {};');
  await write('apps/web/index.html', shellOf('one'));
  await write('apps/web/main.ts', 'document.title += "!";');
  await write('apps/web/public/after-paint.js', '// Why.\nstart();');
  await write('apps/web/src/prerender.tsx', drawing);
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
  await write('apps/web/index.html', shellOf('two'));
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

test('public pages are drawn into the build, each with its own head, its rules and its early script', async () => {
  await build();
  const dist = join(root, 'apps/web/dist');
  const about = await readFile(join(dist, '.pages/about.html'), 'utf8');
  expect(about).toContain('<title>About us</title>');
  expect(about).toContain('<link rel="canonical" href="{{app-url}}/About" />');
  expect(about).toContain('<div id="root" data-drawn><h1>About us</h1></div>');
  expect(about).toContain('<style>h1{color:red}</style>');
  expect(about).toMatch(/<script data-program="[^"]+"[^>]*>start\(\);<\/script>/);
  expect(await readdir(join(dist, '.pages'))).toEqual(['about.html', 'robots.txt', 'sitemap.xml']);
});

test('a page that cannot be drawn fails the build by its name', async () => {
  await write('apps/web/src/prerender.tsx', drawing.replace('path, title', 'path: missing, title'));
  await expect(build()).rejects.toThrow(
    'The page /About could not be drawn ahead: ReferenceError: missing is not defined',
  );
  expect(await readdir(join(root, 'apps/web/.cache'))).toEqual([]);
});
