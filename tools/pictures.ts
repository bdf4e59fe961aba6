import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { demoPassword, demoPeople } from '../apps/server/src/demo/people.ts';
import { ensureBuilt } from './build.ts';
import { chromiumFlags, findChromium } from './chromium.ts';
import { phoneScenes, readmeScenes, type Scene, siteScenes, tourScenes } from './pictures/scenes.ts';
import { withProduct } from './product.ts';
import { checkout } from './source-files.ts';

const readmeFolder = join(checkout, 'docs/pictures');
const siteFolder = join(checkout, 'apps/web/public/pictures');

/** The typeface of every later screen: whether a first one has it already is a matter of luck. Its faces stand in a sheet that is held back, or in the page's own. */
const bringTypeface = `(async () => {
  const sheet = document.querySelector('script[data-typeface]')?.dataset.typeface;
  const held = new CSSStyleSheet();
  if (sheet) held.replaceSync(await (await fetch(sheet)).text());
  const rules = [held, ...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  for (const { style } of rules.filter((rule) => rule instanceof CSSFontFaceRule)) {
    const told = (name) => style.getPropertyValue(name);
    const range = { weight: told('font-weight'), unicodeRange: told('unicode-range') };
    document.fonts.add(await new FontFace(told('font-family').replaceAll('"', ''), told('src'), range).load());
  }
})()`;

async function signIn(page: Page): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Email', { exact: true }).fill(demoPeople[0].email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('/dashboard');
}

async function take(browser: Browser, baseURL: string, scene: Scene): Promise<Buffer> {
  const { path, viewport, colorScheme, sharpness = 1, signedIn, act, cut } = scene;
  const look = { viewport, colorScheme, deviceScaleFactor: sharpness, reducedMotion: 'reduce' } as const;
  const page = await browser.newPage({ baseURL, ...look });
  try {
    if (signedIn) await signIn(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(bringTypeface);
    await act?.(page);
    // A ring around what was clicked last, and the look of a button under the mouse, say nothing to whoever sees the picture.
    await page.mouse.move(0, 0);
    await page.evaluate('document.activeElement.blur()');
    const corner = cut && (await cut.from(page).boundingBox());
    const clip = cut && corner && { x: corner.x, y: corner.y, width: cut.width, height: cut.height };
    return await page.screenshot({ animations: 'disabled', ...(clip && { clip }) });
  } finally {
    await page.close();
  }
}

/** Phones on a table, in the colours of the product. */
async function sideBySide(browser: Browser, phones: readonly Buffer[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1120, height: 700 }, deviceScaleFactor: 10 / 7 });
  const images = phones.map((phone) => `<img src="data:image/png;base64,${phone.toString('base64')}">`);
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: flex; justify-content: center; align-items: center; gap: 36px; background: #d9e8e5; }
    img { width: 304px; border-radius: 28px; border: 8px solid #10262b; }
  </style>${images.join('')}`);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

async function keepForSite(name: string, picture: Buffer): Promise<void> {
  await sharp(picture)
    .webp({ quality: 82, effort: 6 })
    .toFile(join(siteFolder, `${name}.webp`));
}

await ensureBuilt({ log: console.log });
await Promise.all([readmeFolder, siteFolder].map((folder) => mkdir(folder, { recursive: true })));
const executablePath = findChromium({ install: true });
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags(executablePath)] });
try {
  await withProduct(
    async ({ url }) => {
      for (const scene of [...siteScenes, ...tourScenes])
        await keepForSite(scene.name, await take(browser, url, scene));
      const phones: Buffer[] = [];
      for (const scene of phoneScenes) phones.push(await take(browser, url, scene));
      await keepForSite('tour-phone', await sideBySide(browser, phones));
      for (const scene of readmeScenes)
        await writeFile(join(readmeFolder, `${scene.name}.png`), await take(browser, url, scene));
    },
    { script: 'tools/demo.ts' },
  );
} finally {
  await browser.close();
}
