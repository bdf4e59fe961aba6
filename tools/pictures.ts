import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { demoPassword, demoPeople } from '../apps/server/src/demo/people.ts';
import { ensureBuilt } from './build.ts';
import { chromiumFlags, findChromium } from './chromium.ts';
import { withProduct } from './product.ts';
import { checkout } from './source-files.ts';

const folder = join(checkout, 'docs/pictures');
const desk = { width: 1200, height: 750 };
const phone = { width: 390, height: 750 };

/** The README's pictures, taken anew from the running demonstration. */
const pictures = [
  { name: 'home', path: '/', viewport: desk, colorScheme: 'light', signedIn: false },
  { name: 'sign-in', path: '/signin', viewport: desk, colorScheme: 'light', signedIn: false },
  { name: 'sign-up-phone', path: '/signup', viewport: phone, colorScheme: 'light', signedIn: false },
  { name: 'dashboard-dark', path: '/dashboard', viewport: desk, colorScheme: 'dark', signedIn: true },
] as const;

async function signIn(page: Page): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Email', { exact: true }).fill(demoPeople[0].email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('/dashboard');
}

async function take(browser: Browser, baseURL: string, picture: (typeof pictures)[number]): Promise<void> {
  const { name, path, viewport, colorScheme, signedIn } = picture;
  const page = await browser.newPage({ baseURL, viewport, colorScheme, reducedMotion: 'reduce' });
  if (signedIn) await signIn(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
  await page.close();
}

await ensureBuilt({ log: console.log });
await mkdir(folder, { recursive: true });
const executablePath = findChromium({ install: true });
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags(executablePath)] });
try {
  await withProduct(
    async ({ url }) => {
      for (const picture of pictures) await take(browser, url, picture);
    },
    { script: 'tools/demo.ts' },
  );
} finally {
  await browser.close();
}
