import { imageNotShown, printedTexts } from '@casefolio/domain/messages/transfer';
import type { PrintedImage } from '@casefolio/domain/transfer/papers';
import { type JpegSize, jpegSize } from './jpeg-size.ts';
import type { Paper, Tag } from './pdf-paper.ts';
import { printSectionTitle } from './pdf-section-title.ts';
import { styles } from './pdf-styles.ts';
import { printable, printableLine } from './printable.ts';

const GAP = 16;
const MOST_HEIGHT = 230;
const NAME_GAP = 4;
const NAME_LINES = 2;
/** Points a pixel: a small picture is not blown up. */
const POINTS = 0.75;

interface Shown extends JpegSize {
  readonly image: PrintedImage;
}

/** Two in a row with their names below; what is no picture is named in a line. */
export function printImages(paper: Paper, parent: Tag, images: readonly PrintedImage[]): void {
  if (images.length === 0) return;
  const section = paper.group(parent, 'Sect');
  const width = (paper.width - GAP) / 2;
  const shown = images.flatMap((image) => fitted(image, width) ?? []);
  printSectionTitle(paper, section, printedTexts.images, shown[0] ? rowHeight(paper, shown.slice(0, 2)) : 0);
  for (let index = 0; index < shown.length; index += 2) printRow(paper, section, shown.slice(index, index + 2), width);
  for (const { name } of images.filter((image) => !fitted(image, width))) {
    paper.tag(section, 'P', () => paper.write(styles.text, printable(imageNotShown(name))));
  }
  section.end();
}

function fitted(image: PrintedImage, most: number): Shown | undefined {
  const size = jpegSize(image.jpeg);
  if (!size) return undefined;
  const scale = Math.min(POINTS, most / size.width, MOST_HEIGHT / size.height);
  return { image, width: size.width * scale, height: size.height * scale };
}

const rowHeight = (paper: Paper, row: readonly Shown[]): number =>
  Math.max(...row.map(({ height }) => height)) + NAME_GAP + paper.lineHeight(styles.imageName) * NAME_LINES + 4;

function printRow(paper: Paper, section: Tag, row: readonly Shown[], width: number): void {
  const height = rowHeight(paper, row);
  paper.makeRoom(height);
  const top = paper.y;
  for (const [index, shown] of row.entries()) {
    printImage(paper, section, shown, { x: paper.left + index * (width + GAP), y: top, width });
  }
  paper.y = top + height;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function printImage(paper: Paper, section: Tag, shown: Shown, { x, y, width }: Place): void {
  const name = printableLine(shown.image.name);
  const figure = { alt: name, bbox: [x, y, x + shown.width, y + shown.height], placement: 'Block' };
  const below = { x, y: y + shown.height + NAME_GAP, width, lines: NAME_LINES };
  paper.tag(section, 'Figure', () => paper.picture(shown.image.jpeg, x, y, shown.width, shown.height), figure);
  paper.tag(section, 'P', () => paper.write(styles.imageName, name, below));
}
