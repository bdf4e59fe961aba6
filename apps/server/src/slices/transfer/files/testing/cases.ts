import type { PrintedCase, PrintedFact, PrintedSection } from '@casefolio/domain/transfer/papers';
import sharp from 'sharp';

export const fact = (label: string, text: string, isLong = false): PrintedFact => ({ label, text, isLong });

export const section = (title: string, parts: Partial<PrintedSection> = {}): PrintedSection => ({
  title,
  facts: [],
  ...parts,
});

export const printedCase = (heading: string, parts: Partial<PrintedCase> = {}): PrintedCase => ({
  heading,
  remark: 'Appendectomy',
  sections: [],
  images: [],
  ...parts,
});

/** In memory of its own, as a file comes from the disk. */
export async function photograph(width = 64, height = 48): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#883344' } })
    .jpeg()
    .toBuffer();
  return Uint8Array.from(bytes);
}
