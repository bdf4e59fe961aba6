import type { PrintedImage } from '@casefolio/domain/transfer/papers';
import { expect, test } from 'vitest';
import { startBook } from './pdf-book.ts';
import { photograph, printedCase } from './testing/cases.ts';
import { type ReadPdf, readPdf } from './testing/read-pdf.ts';

async function printed(images: readonly PrintedImage[]): Promise<ReadPdf> {
  const book = startBook({ title: 'Log', remark: '' }, { compress: false });
  book.addCase(printedCase('Doe, Jane', { images }));
  return readPdf(await book.finish());
}

test('a picture that is broken is named, and the others are shown', async () => {
  const whole = await photograph(3_000, 200);
  const images = [
    { name: 'cut off.jpg', jpeg: whole.subarray(0, whole.length - 2) },
    { name: 'text.jpg', jpeg: Buffer.from('no picture') },
    { name: 'empty.jpg', jpeg: new Uint8Array() },
    { name: 'whole.jpg', jpeg: whole },
    { name: 'tall.jpg', jpeg: await photograph(20, 4_000) },
  ];
  const { pages, source, tags } = await printed(images);
  expect(pages[0]).toContain('whole.jpg');
  for (const name of ['cut off', 'text', 'empty'])
    expect(pages[0]).toContain(`The image ${name}.jpg could not be printed.`);
  expect(tags.filter((tag) => tag === 'Figure')).toHaveLength(2);
  expect(source.match(/\/Subtype \/Image/g)).toHaveLength(2);
});

test('pictures stay within the page', async () => {
  const sizes = [
    [3_000, 200],
    [20, 4_000],
    [1_600, 1_600],
    [8, 8],
  ] as const;
  const images = await Promise.all(
    sizes.map(async ([width, height]) => ({ name: 'a', jpeg: await photograph(width, height) })),
  );
  const { source } = await printed([...images, ...images]);
  const places = [...source.matchAll(/^([\d.]+) 0 0 -([\d.]+) ([\d.]+) ([\d.]+) cm\n\/I\d+ Do$/gm)].map((found) =>
    found.slice(1).map(Number),
  );
  expect(places).toHaveLength(8);
  for (const [width = 0, height = 0, x = 0, y = 0] of places) {
    expect(x).toBeGreaterThanOrEqual(60);
    expect(x + width).toBeLessThanOrEqual(552.01);
    expect(y).toBeLessThanOrEqual(724);
    expect(y - height).toBeGreaterThanOrEqual(56);
  }
});
