import { defineConfig, type ReporterDescription } from '@playwright/test';
import { chromiumFlags, findChromium } from '../tools/chromium.ts';

const executablePath = findChromium();
const flags = chromiumFlags(executablePath);
const reportFile = process.env['E2E_REPORT'];
const report: ReporterDescription[] = reportFile === undefined ? [] : [['json', { outputFile: reportFile }]];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  // A test that passes on the second try has found a fault. `npm test` tries again, so that one pause of a shared machine does not
  // end a whole run, and tells of it in its last line.
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...report],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: flags, chromiumSandbox: !flags.includes('--no-sandbox') },
    // No trace: to record one takes a fifth of the time, and fetches what a page itself may not. `npm run e2e -- --trace on` makes one.
    screenshot: 'only-on-failure',
  },
});
