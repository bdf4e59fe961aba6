import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pagesFolder } from '../../apps/server/src/http/pages.ts';
import type { DrawnPage, Drawing } from './drawn-page.ts';
import { withEarlyScripts } from './early-scripts.ts';
import { pageHtml, sampleLink } from './page-html.ts';
import { robotsText, sitemapText } from './robots.ts';
import { withUsedVariables } from './used-variables.ts';

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
  const { shell, css } = await surroundings(dist);
  for (const path of drawing.publicPaths) {
    const page = await drawOrTell(drawing, path);
    const html = pageHtml(page, { shell, styles: withUsedVariables(`${css}${page.css}`) });
    const name = `${path === '/' ? 'index' : path.slice(1).toLowerCase()}.html`;
    await writeFile(join(folder, name), await withEarlyScripts(html, dist));
  }
  await writeFile(join(dist, 'index.html'), await withEarlyScripts(shell, dist));
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

/** A drawn page is painted with the system's typeface: the look for ours held the first paint up by a third. */
const typefaceRule = /@font-face\s*\{[^}]*\}/g;

/** What every page takes over from the shell: its text, and the rules that it links. */
async function surroundings(dist: string) {
  const shell = await readFile(join(dist, 'index.html'), 'utf8');
  const sheets = [...shell.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, href = '']) => href);
  const css = await Promise.all(sheets.map((href) => readFile(join(dist, href), 'utf8')));
  return { shell, css: css.join('\n').replace(typefaceRule, '').trim() };
}
