import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pagesFolder } from '../../apps/server/src/http/pages.ts';
import type { DrawnPage, Drawing } from './drawn-page.ts';
import { pageHtml, sampleLink } from './page-html.ts';
import { robotsText, sitemapText } from './robots.ts';

export interface PrerenderOptions {
  /** The built browser application, to which the pages are added. */
  readonly dist: string;
  /** The built program that draws them. */
  readonly program: string;
}

/** Draws every public page into the build, so that it can be read before any script has run, or without one. */
export async function prerender({ dist, program }: PrerenderOptions): Promise<void> {
  const drawing: Drawing = await import(pathToFileURL(program).href);
  const folder = join(dist, pagesFolder);
  await mkdir(folder);
  const around = await surroundings(dist);
  for (const path of drawing.publicPaths) {
    const page = await drawOrTell(drawing, path);
    const styles = await writeStyles(dist, `${around.css}${page.css}`);
    const html = pageHtml(page, { shell: around.shell, fonts: around.fonts, styles });
    await writeFile(join(folder, `${path === '/' ? 'index' : path.slice(1).toLowerCase()}.html`), html);
  }
  await writeFile(join(folder, 'robots.txt'), robotsText(drawing.privatePaths));
  await writeFile(join(folder, 'sitemap.xml'), sitemapText(drawing.publicPaths));
}

async function drawOrTell(drawing: Drawing, path: string): Promise<DrawnPage> {
  try {
    return await drawing.drawPage(path, [sampleLink]);
  } catch (error) {
    throw new Error(`The page ${path} could not be drawn ahead: ${String(error)}`, { cause: error });
  }
}

/** What every page takes over from the shell: its text, the rules it links, and the typeface of this alphabet. */
async function surroundings(dist: string) {
  const shell = await readFile(join(dist, 'index.html'), 'utf8');
  const sheets = [...shell.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, href = '']) => href);
  const css = await Promise.all(sheets.map((href) => readFile(join(dist, href), 'utf8')));
  const names = await readdir(join(dist, 'assets'));
  const fonts = names.filter((name) => /-latin-wght-normal-.*\.woff2$/.test(name)).map((name) => `/assets/${name}`);
  return { shell, css: css.join('\n'), fonts };
}

/** Pages with the same rules share a sheet. */
async function writeStyles(dist: string, css: string): Promise<string> {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const path = `/assets/page-${hash}.css`;
  await writeFile(join(dist, path), css);
  return path;
}
