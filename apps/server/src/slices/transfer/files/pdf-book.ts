import type { PrintedBook, PrintedCase, PrintedSection } from '@casefolio/domain/transfer/papers';
import { printFacts } from './pdf-facts.ts';
import { printImages } from './pdf-images.ts';
import { Paper, type Tag } from './pdf-paper.ts';
import { printSectionTitle } from './pdf-section-title.ts';
import { styles } from './pdf-styles.ts';
import { printTable } from './pdf-table.ts';
import { printable, printableLine } from './printable.ts';

export interface Book {
  addCase(printed: PrintedCase): void;
  finish(): Promise<Uint8Array<ArrayBuffer>>;
}

/** A PDF of cases, each on pages of its own, that can be read aloud as well as printed. */
export function startBook(book: PrintedBook, { compress = true } = {}): Book {
  const paper = new Paper(book.title, compress);
  printBookTitle(paper, book);
  let isFirst = true;

  return {
    addCase(printed) {
      if (!isFirst) paper.newPage();
      isFirst = false;
      printCase(paper, printed);
    },
    finish: () => paper.finish(),
  };
}

function printBookTitle(paper: Paper, { title, remark }: PrintedBook): void {
  paper.tag(paper.root, 'P', () => paper.write(styles.bookTitle, printableLine(title)));
  paper.tag(paper.root, 'P', () => paper.write(styles.bookRemark, printableLine(remark)));
  paper.y += 20;
}

function printCase(paper: Paper, printed: PrintedCase): void {
  const sect = paper.group(paper.root, 'Sect');
  paper.bookmark(printed.heading);
  paper.tag(sect, 'H1', () => paper.write(styles.heading, printableLine(printed.heading)));
  paper.y += 1;
  paper.tag(sect, 'P', () => paper.write(styles.remark, printable(printed.remark)));
  paper.y += 6;
  for (const section of printed.sections) printSection(paper, sect, section);
  printImages(paper, sect, printed.images);
  sect.end();
}

function printSection(paper: Paper, parent: Tag, section: PrintedSection): void {
  const sect = paper.group(parent, 'Sect');
  printSectionTitle(paper, sect, section.title);
  printFacts(paper, sect, section.facts);
  if (section.table) printTable(paper, sect, section.table);
  for (const { remark, text } of section.paragraphs ?? []) printParagraph(paper, sect, remark, text);
  sect.end();
}

function printParagraph(paper: Paper, sect: Tag, remark: string, text: string): void {
  const written = printable(text);
  paper.makeRoom(paper.lineHeight(styles.label) + paper.lineHeight(styles.text) * 2);
  paper.tag(sect, 'P', () => paper.write(styles.label, printableLine(remark)));
  paper.tag(sect, 'P', () => paper.write(styles.text, written));
  paper.y += 8;
}
