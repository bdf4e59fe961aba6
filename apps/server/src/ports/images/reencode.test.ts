import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { Pictures, Sizes } from './images.port.ts';
import { workerImages } from './worker.images.ts';

const images = workerImages();
afterAll(() => images.close());

const sizes = { large: 400, small: 100 };

async function picturesOf(bytes: Uint8Array, wanted: Sizes = sizes): Promise<Pictures> {
  const made = await images.reencode(bytes, wanted);
  if ('unusable' in made) throw new Error(made.unusable);
  return made;
}

/** Left half red, right half blue. */
const twoColours = (width = 64, height = 32) =>
  sharp({ create: { width, height, channels: 3, background: '#d02020' } }).composite([
    {
      input: { create: { width: Math.round(width / 2), height, channels: 3, background: '#2020d0' } },
      left: Math.round(width / 2),
      top: 0,
    },
  ]);

const withRemarks = { IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 24/1 0/1' } };

async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<'red' | 'blue'> {
  const [red = 0, , blue = 0] = await sharp(bytes).extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer();
  return red > blue ? 'red' : 'blue';
}

test.each(['jpeg', 'png', 'webp', 'tiff'] as const)('a %s becomes a large and a small JPEG', async (kind) => {
  const given = await twoColours(1000, 500).toFormat(kind).toBuffer();
  const { large, small } = await picturesOf(given);
  expect([large.width, large.height, small.width, small.height]).toEqual([400, 200, 100, 50]);
  expect((await sharp(large.bytes).metadata()).format).toBe('jpeg');
  expect(await colourAt(large.bytes, 10, 10)).toBe('red');
});

test('a picture that was taken with the phone upright is turned upright', async () => {
  const given = await twoColours().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { large } = await picturesOf(given);
  expect([large.width, large.height]).toEqual([32, 64]);
  expect(await colourAt(large.bytes, 16, 4)).toBe('red');
  expect(await colourAt(large.bytes, 16, 60)).toBe('blue');
});

test("a phone's HEIC is taken, turned upright, and loses its place", async () => {
  const given = await readFile(join(import.meta.dirname, 'testing', 'phone.heic'));
  const { large, small } = await picturesOf(given);
  expect([large.width, large.height]).toEqual([32, 64]);
  expect(await colourAt(large.bytes, 16, 4)).toBe('red');
  for (const { bytes } of [large, small]) expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

test.each(['jpeg', 'png', 'webp', 'tiff'] as const)('the remarks of the camera in a %s stay behind', async (kind) => {
  const given = await twoColours()
    .toFormat(kind)
    .withExif(withRemarks)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .toBuffer();
  const { large, small } = await picturesOf(given);
  for (const { bytes } of [large, small]) {
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined, icc: undefined });
  }
});

test('a face is cut square around its middle, also when it is small', async () => {
  const { large, small } = await picturesOf(await twoColours(300, 100).png().toBuffer(), { ...sizes, square: true });
  expect([large.width, large.height, small.width, small.height]).toEqual([400, 400, 100, 100]);
  expect([await colourAt(large.bytes, 40, 200), await colourAt(large.bytes, 360, 200)]).toEqual(['red', 'blue']);
});

test('what is see-through becomes white, not black', async () => {
  const given = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const { large } = await picturesOf(given);
  const [first = 0] = await sharp(large.bytes).raw().toBuffer();
  expect(first).toBeGreaterThan(250);
});

test('a photograph of 40 megapixels is taken', async () => {
  const given = await sharp({ create: { width: 8000, height: 5000, channels: 3, background: '#808080' } })
    .jpeg()
    .toBuffer();
  const { large } = await picturesOf(given);
  expect([large.width, large.height]).toEqual([400, 250]);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const bomb = () =>
  sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#000' } })
    .png()
    .toBuffer();

test.each([
  ['a text', async () => Buffer.from('hello'), 'not-an-image'],
  ['an SVG with a script', async () => Buffer.from(svg), 'not-an-image'],
  ['a GIF', () => twoColours().gif().toBuffer(), 'not-an-image'],
  ['a ZIP', async () => Buffer.from('PK\u0003\u0004'), 'not-an-image'],
  ['nothing', async () => Buffer.alloc(0), 'not-an-image'],
  ['half a JPEG', async () => (await twoColours(500, 500).jpeg().toBuffer()).subarray(0, 900), 'not-an-image'],
  ['the beginning of a HEIC', async () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0'), 'not-an-image'],
  ['100 megapixels in a small file', bomb, 'too-many-pixels'],
])('%s is refused, and the next picture is made', async (_what, make, reason) => {
  expect(await images.reencode(await make(), sizes)).toEqual({ unusable: reason });
  await expect(picturesOf(await twoColours().png().toBuffer())).resolves.toBeDefined();
});
