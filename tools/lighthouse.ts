import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pageDescriptions } from '@casefolio/domain/messages/page-descriptions';
import lighthouse, { type Result } from 'lighthouse';
import { ensureBuilt } from './build.ts';
import { endChild, startChild } from './child-processes.ts';
import { chromiumFlags, findChromium } from './chromium.ts';
import { withProduct } from './product.ts';

const pages = Object.keys(pageDescriptions);
const categories = ['accessibility', 'best-practices', 'seo'];
/** Nobody looks at the picture of the whole page that it would take each time. */
const settings = { onlyCategories: categories, disableFullPageScreenshot: true, logLevel: 'silent' } as const;

/** Looks at the public pages as a phone would, and answers for each page whether every score is 100. */
export async function runLighthouse(chromium: string, say: (line: string) => void): Promise<boolean[]> {
  await ensureBuilt({ log: say });
  return withProduct((product) =>
    withDebuggedBrowser(chromium, async (port) => {
      const outcomes: boolean[] = [];
      for (const path of pages) {
        const run = await lighthouse(`${product.url}${path}`, { port, ...settings });
        if (!run) throw new Error(`Lighthouse gave no result for ${path}.`);
        outcomes.push(tellScores(path, run.lhr, say));
      }
      return outcomes;
    }),
  );
}

function tellScores(path: string, result: Result, say: (line: string) => void): boolean {
  const scores = Object.values(result.categories).map(({ id, score }) => ({
    id,
    score: Math.round((score ?? 0) * 100),
  }));
  say(`${path.padEnd(15)} ${scores.map(({ id, score }) => `${id} ${score}`).join(', ')}`);
  const weighed = Object.values(result.categories).flatMap((category) =>
    category.auditRefs.filter((ref) => ref.weight > 0),
  );
  for (const id of new Set(weighed.map((ref) => ref.id))) {
    const audit = result.audits[id];
    if (audit && audit.score !== null && audit.score < 1) say(`  ${id}: ${audit.title}`);
  }
  if (result.runtimeError) say(`  ${result.runtimeError.message}`);
  return scores.length === categories.length && scores.every(({ score }) => score === 100);
}

/** Lighthouse speaks to a browser over a debugging port; the browser chooses a free one and prints it. */
async function withDebuggedBrowser<T>(chromium: string, use: (port: number) => Promise<T>): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'casefolio-lighthouse-'));
  const flags = ['--headless', ...chromiumFlags(chromium), '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const browser = startChild(chromium, [...flags, 'about:blank']);
  try {
    return await use(await debuggingPort(browser));
  } finally {
    await endChild(browser, 'SIGTERM');
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function debuggingPort(browser: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let told = '';
    browser.stderr?.on('data', (chunk: Buffer) => {
      told += chunk.toString();
      const port = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(told)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    browser.once('close', () => reject(new Error(`Chromium ended before it listened:\n${told}`)));
    browser.once('error', reject);
  });
}

if (process.argv[1] === import.meta.filename) {
  const outcomes = await runLighthouse(findChromium({ install: true }), console.log);
  process.exit(outcomes.every(Boolean) ? 0 : 1);
}
