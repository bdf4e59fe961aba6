import { all as heicImages } from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { imageKind } from './image-kind.ts';
import type { Picture, Pictures, Sizes } from './images.port.ts';
import { UnusableImage } from './unusable-image.ts';

/** A 40-megapixel photograph passes; a small file that unfolds to gigabytes does not. */
const mostPixels = 50_000_000;
const quality = 88;

// What libvips could open besides (SVG, PDF, …) reaches out of the picture or never ends.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Tiff'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});
sharp.cache(false);

/** Runs in a worker: some of it takes its time without ever letting go of the thread. */
export async function reencode(bytes: Uint8Array, sizes: Sizes): Promise<Pictures> {
  const source = await upright(bytes);
  const large = await picture(source, sizes.large, sizes.square ?? false);
  const small = await picture(sharp(large.bytes), sizes.small, sizes.square ?? false);
  return { large, small };
}

async function upright(bytes: Uint8Array): Promise<Sharp> {
  const kind = imageKind(bytes);
  if (!kind) throw new UnusableImage('not-an-image');
  if (kind === 'heic') return fromHeic(bytes);
  const options = { limitInputPixels: mostPixels, failOn: 'error', pages: 1 } as const;
  const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(notAnImage);
  refuseTooMany(width, height);
  return sharp(bytes, options).autoOrient();
}

/** Phones write HEIC; libheif turns it upright itself. */
async function fromHeic(bytes: Uint8Array): Promise<Sharp> {
  const images = await heicImages({ buffer: bytes }).catch(notAnImage);
  try {
    const [first] = images;
    if (!first) throw new UnusableImage('not-an-image');
    const { width, height } = first;
    refuseTooMany(width, height);
    const { data } = await first.decode().catch(notAnImage);
    return sharp(data, { raw: { width, height, channels: 4 } });
  } finally {
    images.dispose();
  }
}

function notAnImage(): never {
  throw new UnusableImage('not-an-image');
}

function refuseTooMany(width: number, height: number): void {
  if (width * height > mostPixels) throw new UnusableImage('too-many-pixels');
}

/** Written anew: places, serial numbers and names that a camera notes stay behind. */
async function picture(source: Sharp, longest: number, square: boolean): Promise<Picture> {
  const { data, info } = await source
    .clone()
    .resize({ width: longest, height: longest, fit: square ? 'cover' : 'inside', withoutEnlargement: !square })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
    .catch(notAnImage);
  return { contentType: 'image/jpeg', bytes: data, width: info.width, height: info.height };
}
