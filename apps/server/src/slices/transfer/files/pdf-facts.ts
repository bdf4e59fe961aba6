import type { PrintedFact } from '@casefolio/domain/transfer/papers';
import type { Paper, Tag } from './pdf-paper.ts';
import { styles } from './pdf-styles.ts';
import { printable } from './printable.ts';

const COLUMN_GAP = 24;
const LABEL_WIDTH = 88;
const LABEL_GAP = 8;
const ROW_GAP = 3.5;
/** A value that needs more lines in half the width gets all of it. */
const MOST_LINES = 4;
/** The label is set in smaller type and stands on the same line. */
const LABEL_DROP = 1.1;

/** Labels and values in two columns; what is long has the whole width. */
export function printFacts(paper: Paper, section: Tag, facts: readonly PrintedFact[]): void {
  if (facts.length === 0) return;
  const list = paper.group(section, 'L');
  let waiting: PrintedFact | undefined;
  for (const given of facts) {
    const fact = { ...given, label: printable(given.label), text: printable(given.text) };
    if (isWide(paper, fact)) {
      if (waiting) printRow(paper, list, [waiting]);
      waiting = undefined;
      printWide(paper, list, fact);
    } else if (waiting) {
      printRow(paper, list, [waiting, fact]);
      waiting = undefined;
    } else {
      waiting = fact;
    }
  }
  if (waiting) printRow(paper, list, [waiting]);
  list.end();
}

const halfWidth = (paper: Paper): number => (paper.width - COLUMN_GAP) / 2;
const valueWidth = (paper: Paper): number => halfWidth(paper) - LABEL_WIDTH - LABEL_GAP;

const isWide = (paper: Paper, fact: PrintedFact): boolean =>
  fact.isLong || lines(paper, fact.text, valueWidth(paper)) > MOST_LINES;

function lines(paper: Paper, text: string, width: number): number {
  // Measuring a long note takes as long as printing it.
  if (text.length > 1_000) return Infinity;
  return Math.round(paper.heightOf(styles.text, text, width) / paper.lineHeight(styles.text));
}

function printRow(paper: Paper, list: Tag, facts: readonly PrintedFact[]): void {
  const heights = facts.map(({ label, text }) => [
    paper.heightOf(styles.label, label, LABEL_WIDTH) + LABEL_DROP,
    paper.heightOf(styles.text, text, valueWidth(paper)),
  ]);
  const height = Math.max(...heights.flat()) + ROW_GAP;
  paper.makeRoom(height + 1);
  const top = paper.y;
  for (const [index, fact] of facts.entries()) {
    const x = paper.left + index * (halfWidth(paper) + COLUMN_GAP);
    printPair(paper, list, fact, { x, y: top, width: valueWidth(paper) });
  }
  paper.y = top + height;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function printPair(paper: Paper, list: Tag, { label, text }: PrintedFact, { x, y, width }: Place): void {
  const item = paper.group(list, 'LI');
  const valueX = x + LABEL_WIDTH + LABEL_GAP;
  paper.tag(item, 'Lbl', () => paper.write(styles.label, label, { x, y: y + LABEL_DROP, width: LABEL_WIDTH }));
  paper.tag(item, 'LBody', () => paper.write(styles.text, text, { x: valueX, y, width }));
  item.end();
}

/** A few lines stand beside their label; more begin below it and may go on over pages. */
function printWide(paper: Paper, list: Tag, fact: PrintedFact): void {
  const width = paper.width - LABEL_WIDTH - LABEL_GAP;
  if (lines(paper, fact.text, width) <= MOST_LINES) {
    const labelHeight = paper.heightOf(styles.label, fact.label, LABEL_WIDTH) + LABEL_DROP;
    const height = Math.max(labelHeight, paper.heightOf(styles.text, fact.text, width)) + ROW_GAP;
    paper.makeRoom(height + 1);
    const top = paper.y;
    printPair(paper, list, fact, { x: paper.left, y: top, width });
    paper.y = top + height;
    return;
  }
  const item = paper.group(list, 'LI');
  paper.y += ROW_GAP;
  paper.makeRoom(paper.lineHeight(styles.label) + paper.lineHeight(styles.text) * 2);
  paper.tag(item, 'Lbl', () => paper.write(styles.label, fact.label));
  paper.tag(item, 'LBody', () => paper.write(styles.text, fact.text));
  item.end();
  paper.y += ROW_GAP * 1.5;
}
