/** The pictures that stand for the product elsewhere, drawn anew: `node tools/run.mjs tools/prerender/brand-pictures.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { shellLabels } from '@casefolio/domain/messages/shell';
import sharp from 'sharp';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { checkout } from '../source-files.ts';
import { socialCard } from './social-card.ts';

const folder = join(checkout, 'apps/web/public');
const typeface = join(
  checkout,
  'node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
);
const green = '#0b6b66';
const paper = '#f6f8f7';

/** The mark with air around it, as telephones want it: they cut the corners off. */
async function icon(mark: Buffer, size: number): Promise<Buffer> {
  const inner = Math.round(size * 0.64);
  const margin = Math.round((size - inner) / 2);
  const drawn = await sharp(mark, { density: 1200 }).resize(inner, inner).png().toBuffer();
  const ground = { width: size, height: size, channels: 4, background: paper } as const;
  return sharp({ create: ground })
    .composite([{ input: drawn, left: margin, top: margin }])
    .png({ palette: true })
    .toBuffer();
}

/** A picture of 32 × 32 in the container that browsers ask for by its old name. */
async function favicon(mark: Buffer): Promise<Buffer> {
  const picture = await sharp(mark, { density: 600 }).resize(32, 32).png().toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

async function card(mark: string): Promise<Buffer> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags(executablePath)] });
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    await page.setContent(socialCard({ mark, typeface: (await readFile(typeface)).toString('base64') }));
    // The typeface is read from the page itself, yet not at once.
    await page.evaluate('document.fonts.ready');
    return await sharp(await page.screenshot())
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer();
  } finally {
    await browser.close();
  }
}

const manifest = {
  name: shellLabels.product,
  short_name: shellLabels.product,
  description: shellLabels.footerLine,
  start_url: '/',
  display: 'browser',
  background_color: paper,
  theme_color: green,
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
};

const mark = await readFile(join(folder, 'favicon.svg'));
await writeFile(join(folder, 'favicon.ico'), await favicon(mark));
await writeFile(join(folder, 'apple-touch-icon.png'), await icon(mark, 180));
for (const size of [192, 512]) await writeFile(join(folder, `icon-${size}.png`), await icon(mark, size));
await writeFile(join(folder, 'site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
await writeFile(join(folder, 'social-card.png'), await card(mark.toString()));
