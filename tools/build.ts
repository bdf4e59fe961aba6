import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { argv } from 'node:process';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { prerender } from './prerender/prerender.ts';
import { checkout, listFiles } from './source-files.ts';

const stampName = '.built-from';

export interface BuildOptions {
  readonly log: (line: string) => void;
  readonly root?: string;
}

/** Builds the browser's part into apps/web/dist when its sources have changed since the last time. */
export async function ensureBuilt({ log, root = checkout }: BuildOptions): Promise<void> {
  const web = join(root, 'apps/web');
  const dist = join(web, 'dist');
  const wanted = await hashOfSources(root);
  if ((await stampOf(dist)) === wanted) return;

  const started = performance.now();
  log('Building the web application …');
  // Built beside and renamed, so that nobody ever serves half a build and two builds at once do not meet.
  const fresh = join(web, '.cache', `build-${randomUUID()}`);
  const old = `${fresh}-old`;
  const program = `${fresh}-program`;
  await mkdir(join(web, '.cache'), { recursive: true });
  try {
    await buildInto(fresh, web);
    await buildProgram(program, web);
    await prerender({ dist: fresh, program: join(program, 'prerender.js') });
    await compressTexts(fresh);
    await writeFile(join(fresh, stampName), wanted);
    await rename(dist, old).catch(unlessMissing);
    await rename(fresh, dist).catch(async (error: unknown) => {
      if ((await stampOf(dist)) !== wanted) throw error;
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
    await rm(program, { recursive: true, force: true });
  }
  log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

async function buildInto(folder: string, web: string): Promise<void> {
  // Loaded only when there is something to build, so that a plain start does not pay for it.
  const { build } = await import('vite');
  await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
}

/** What draws the public pages: the browser's code once more, for Node. */
async function buildProgram(folder: string, web: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, ssr: 'src/prerender.tsx', copyPublicDir: false, manifest: false },
  });
}

/** Pages that were drawn ahead have blanks, and are compressed when those are filled. */
const isCompressed = (name: string): boolean => /\.(js|css|svg|webmanifest)$/.test(name);

/** Compressed once, as small as it gets, instead of at every visit. */
async function compressTexts(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter(isCompressed).map((name) => compressBeside(join(folder, name))));
}

async function compressBeside(path: string): Promise<void> {
  const text = await readFile(path);
  await writeFile(`${path}.gz`, gzipSync(text, { level: 9 }));
  await writeFile(`${path}.br`, brotliCompressSync(text));
}

/** What the pages are put together with; it stands in this checkout, whatever is built. */
const workshop = ['tools/build.ts', ...listFiles(checkout, 'tools/prerender'), 'apps/server/src/http/page-template.ts'];

async function hashOfSources(root: string): Promise<string> {
  const hash = createHash('sha256');
  const folders = ['apps/web', 'packages'].flatMap((folder) => listFiles(root, folder));
  const sources = [...folders, 'package-lock.json'].map((path) => ({ path, within: root }));
  const tools = workshop.map((path) => ({ path, within: checkout }));
  for (const { path, within } of [...sources, ...tools].filter((file) => !/\.test\.tsx?$/.test(file.path))) {
    hash.update(`${path}\0`).update(await readFile(join(within, path)));
  }
  return hash.digest('hex');
}

/** What a build was made from; a folder without a stamp was made from nothing we know. */
async function stampOf(folder: string): Promise<string | undefined> {
  return readFile(join(folder, stampName), 'utf8').catch(unlessMissing);
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

if (argv[1] === import.meta.filename) await ensureBuilt({ log: console.log });
