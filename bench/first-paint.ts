/**
 * When the first text of `/` is painted, beside a page of one letter from the same server in the same run: `node tools/run.mjs bench/first-paint.ts`.
 * Must hold: the median of `/` is at most 1.5 × that of the empty page. Visits alternate, each with a browser profile of its own.
 */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { type Browser, chromium } from '@playwright/test';
import { makeCasefolio } from '../apps/server/src/app/casefolio.ts';
import { readConfig } from '../apps/server/src/config/config.ts';
import { ensureBuilt } from '../tools/build.ts';
import { chromiumFlags, findChromium } from '../tools/chromium.ts';
import { checkout } from '../tools/source-files.ts';
import { percentile } from './percentiles.ts';

const rounds = 25;
const mostTimes = 1.5;

async function firstPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(url);
    return await page.evaluate<number>(`new Promise((resolve) => {
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') resolve(startTime);
      }).observe({ type: 'paint', buffered: true });
    })`);
  } finally {
    await context.close();
  }
}

async function measure(url: string): Promise<number> {
  const executablePath = findChromium({ install: true });
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags(executablePath)] });
  try {
    const times = { '/': [] as number[], '/empty.html': [] as number[] };
    for (const path of ['/', '/empty.html']) await firstPaint(browser, `${url}${path}`);
    for (let round = 0; round < rounds; round += 1) {
      times['/'].push(await firstPaint(browser, `${url}/`));
      times['/empty.html'].push(await firstPaint(browser, `${url}/empty.html`));
    }
    const [home, empty] = [percentile(times['/'], 0.5), percentile(times['/empty.html'], 0.5)];
    const ratio = home / empty;
    console.log(`first paint, median of ${rounds}: / ${home.toFixed(0)} ms, empty page ${empty.toFixed(0)} ms`);
    console.log(`ratio ${ratio.toFixed(2)} (must hold: ${mostTimes})`);
    return ratio;
  } finally {
    await browser.close();
  }
}

await ensureBuilt({ log: console.log });
const folder = await mkdtemp(join(tmpdir(), 'casefolio-paint-'));
const webDist = join(folder, 'dist');
await cp(join(checkout, 'apps/web/dist'), webDist, { recursive: true });
await writeFile(join(webDist, 'empty.html'), '<!doctype html><title>Empty</title><p>.</p>');
const config = readConfig({ PORT: '0', DATA_DIR: join(folder, 'data') });
const casefolio = await makeCasefolio({ config, log: { write: () => true }, webDist });
try {
  await casefolio.app.listen({ port: 0, host: 'localhost' });
  const address: AddressInfo | string | null = casefolio.app.server.address();
  const url = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  casefolio.setUrl(url);
  process.exitCode = (await measure(url)) <= mostTimes ? 0 : 1;
} finally {
  await casefolio.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
