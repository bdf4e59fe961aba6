import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChromiumMissing, findChromium } from './chromium.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'casefolio-find-'));
  vi.stubEnv('PATH', join(folder, 'bin'));
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', join(folder, 'cache'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function program(...path: string[]): string {
  const file = join(folder, ...path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

test('the program that CHROMIUM_PATH names comes first', () => {
  program('bin', 'chromium');
  const own = program('own');
  vi.stubEnv('CHROMIUM_PATH', own);
  expect(findChromium()).toBe(own);
});

test('a CHROMIUM_PATH that leads nowhere is named', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(() => findChromium()).toThrow("CHROMIUM_PATH is '/nowhere/chromium', which is no program");
});

test('a browser on the PATH is found under its other names too', () => {
  const chrome = program('bin', 'google-chrome-stable');
  expect(findChromium()).toBe(chrome);
});

test('the shell without a window comes before the whole browser', () => {
  program('bin', 'chromium');
  const shell = program('bin', 'chromium-headless-shell');
  expect(findChromium()).toBe(shell);
});

test("the newest browser of Playwright's own cache is found", () => {
  program('cache', 'chromium-999', 'chrome-linux', 'chrome');
  const newest = program('cache', 'chromium-1200', 'chrome-linux', 'chrome');
  expect(findChromium()).toBe(newest);
});

test.skipIf(process.platform === 'darwin')('a machine without one is told what to install, in one line', () => {
  expect(() => findChromium()).toThrow(ChromiumMissing);
  expect(() => findChromium()).toThrow(/^No Chromium found: install one .*apt-get install chromium.*CHROMIUM_PATH\.$/);
});

test.skipIf(process.platform === 'darwin')('where no package manager answers, installing says the same', () => {
  expect(() => findChromium({ install: true })).toThrow('No Chromium found');
});
