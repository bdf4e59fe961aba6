import type { Paper } from './pdf-paper.ts';
import { styles } from './pdf-styles.ts';

interface Measured {
  readonly heading: string;
}

/** A longer text is broken anyway, and later rows seldom ask for more than the first ones. */
const MEASURED_LETTERS = 120;
const MEASURED_ROWS = 200;
const LEAST_TEXT = 48;
/** What is as short as a number, a day or a code is not broken. */
const MOST_FIXED = 100;

/** What is short gets what it needs, the others share the rest by their lengths, and together they fill the width. */
export function columnWidths(
  paper: Paper,
  columns: readonly Measured[],
  rows: readonly (readonly string[])[],
  width: number,
): number[] {
  const wanted = columns.map((column, index) => wantedWidth(paper, column, index, rows));
  const isFixed = wanted.map((wish) => wish <= MOST_FIXED);
  const fixed = sum(wanted.filter((_, index) => isFixed[index]));
  const texts = wanted.filter((_, index) => !isFixed[index]);
  const rest = width - fixed;
  if (texts.length === 0 && rest >= 0) return wanted.map((wish) => wish + rest / columns.length);
  if (rest < texts.length * LEAST_TEXT) return columns.map(() => width / columns.length);
  const shares = shared(texts, rest);
  return wanted.map((wish, index) => (isFixed[index] ? wish : (shares.shift() ?? 0)));
}

/** Nobody gets less than the least; beyond it, by what each one asks for. */
function shared(texts: readonly number[], rest: number): number[] {
  const spare = rest - texts.length * LEAST_TEXT;
  const asked = texts.map((wish) => Math.max(wish - LEAST_TEXT, 1));
  return asked.map((wish) => LEAST_TEXT + (spare * wish) / sum(asked));
}

function wantedWidth(paper: Paper, { heading }: Measured, index: number, rows: readonly (readonly string[])[]): number {
  const texts = rows.slice(0, MEASURED_ROWS).map((row) => (row[index] ?? '').slice(0, MEASURED_LETTERS));
  const widths = texts.flatMap((text) => text.split('\n')).map((line) => paper.widthOf(styles.cell, line));
  return (
    Math.ceil(widths.reduce((widest, each) => Math.max(widest, each), paper.widthOf(styles.columnHeading, heading))) + 1
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
