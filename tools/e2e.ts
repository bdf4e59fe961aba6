import process from 'node:process';
import { ensureBuilt } from './build.ts';
import { runChild } from './child-processes.ts';
import { findChromium } from './chromium.ts';

export interface EndToEnd {
  readonly chromium: string;
  readonly args: readonly string[];
  readonly reportFile?: string;
}

/** Runs the browser's tests and answers with Playwright's exit code. */
export async function runEndToEnd({ chromium, args, reportFile }: EndToEnd): Promise<number> {
  await ensureBuilt({ log: console.log });
  const { code } = await runChild('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    env: { ...process.env, CHROMIUM_PATH: chromium, ...(reportFile !== undefined && { E2E_REPORT: reportFile }) },
    show: true,
  });
  return code;
}

if (process.argv[1] === import.meta.filename) {
  process.exit(await runEndToEnd({ chromium: findChromium({ install: true }), args: process.argv.slice(2) }));
}
