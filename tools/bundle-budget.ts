import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** How much JavaScript, compressed, a first visit may load, in kB of 1,000 bytes. */
export const firstLoadBudgets = {
  '/': 151,
  '/signin': 180,
  '/dashboard': 190,
  '/RVU-calculator': 247,
  '/new-case': 300,
} as const;

const silenceMs = 2000;

export interface FirstLoad {
  readonly kilobytes: number;
  /** Largest first, for whoever has to make it lighter. */
  readonly scripts: readonly { readonly path: string; readonly kilobytes: number }[];
}

/**
 * Opens the address and weighs every script that the browser asks for until the network is silent. What is fetched ahead once the page has come
 * to rest, such as the menus, is no part of what it needs, and is left out for whoever saves data.
 */
export async function measureFirstLoad(page: Page, url: string): Promise<FirstLoad> {
  await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`);
  const weighing: Promise<{ path: string; kilobytes: number }>[] = [];
  const weigh = (response: Response) => {
    if (isScript(response)) weighing.push(weightOf(response));
  };
  page.on('response', weigh);
  await page.goto(url, { waitUntil: 'networkidle' });
  await untilNothingIsAskedFor(page);
  page.off('response', weigh);
  const scripts = (await Promise.all(weighing)).toSorted((a, b) => b.kilobytes - a.kilobytes);
  return { kilobytes: scripts.reduce((sum, script) => sum + script.kilobytes, 0), scripts };
}

/** On a busy machine the parts of a screen come later than Playwright's half second of silence. */
async function untilNothingIsAskedFor(page: Page): Promise<void> {
  const asks = () =>
    page.waitForEvent('request', { timeout: silenceMs }).then(
      () => true,
      () => false,
    );
  while (await asks());
}

function isScript(response: Response): boolean {
  return response.ok() && (response.headers()['content-type'] ?? '').includes('javascript');
}

/** Compressed by ourselves, so that the figure does not depend on what the server was asked to compress with. */
async function weightOf(response: Response): Promise<{ path: string; kilobytes: number }> {
  return { path: new URL(response.url()).pathname, kilobytes: gzipSync(await response.body()).length / 1000 };
}
