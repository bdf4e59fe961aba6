import { readDay } from '@casefolio/domain/dates/calendar-day';
import type { Cell, CellKind } from '@casefolio/domain/transfer/papers';
import { xmlText } from './xml-text.ts';

/** The places of the styles in `styles.xml`. */
export const styles = { plain: 0, heading: 1, day: 2, quoted: 3, quotedHeading: 4 } as const;

/** Excel refuses a file with a longer text in one cell. */
const LONGEST_TEXT = 32_767;
/** Excel calculates with 15 digits; a longer number keeps them all as a text. */
const MOST_DIGITS = 15;

/** Spreadsheet programs take such a text for a formula when somebody edits the cell. */
const looksLikeFormula = /^[=+\-@\t\r]/;
const plainDecimal = /^-?\d+(?:\.\d+)?$/;

export function rowXml(cells: readonly Cell[], kinds: readonly CellKind[], row: number): string {
  const written = kinds.map((kind, column) => cellXml(cells[column] ?? null, kind, placeOf(column, row)));
  return rowOf(written, row);
}

export function headingsXml(headings: readonly string[]): string {
  const written = headings.map((heading, column) =>
    textXml(heading, placeOf(column, 1), looksLikeFormula.test(heading) ? styles.quotedHeading : styles.heading),
  );
  return rowOf(written, 1);
}

/** The height is given, because LibreOffice opens a row as high as its longest note. */
const rowOf = (cells: readonly string[], row: number): string =>
  `<row r="${row}" ht="15" customHeight="1">${cells.join('')}</row>`;

function cellXml(cell: Cell, kind: CellKind, place: string): string {
  if (cell === null || cell === '') return '';
  if (kind === 'number' && isExactNumber(cell)) return `<c r="${place}"><v>${cell}</v></c>`;
  const serial = kind === 'day' ? serialDay(cell) : undefined;
  if (serial !== undefined) return `<c r="${place}" s="${styles.day}"><v>${serial}</v></c>`;
  return textXml(cell, place, looksLikeFormula.test(cell) ? styles.quoted : styles.plain);
}

function textXml(text: string, place: string, style: number): string {
  const look = style === styles.plain ? '' : ` s="${style}"`;
  return `<c r="${place}"${look} t="inlineStr"><is><t xml:space="preserve">${cellText(withinLimit(text))}</t></is></c>`;
}

const isExactNumber = (text: string): boolean =>
  plainDecimal.test(text) && text.replace(/\D/g, '').replace(/^0+/, '').length <= MOST_DIGITS;

const MILLISECONDS_OF_A_DAY = 86_400_000;
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** Days since Excel's beginning; before March 1900 its calendar has a day that never was, and nobody can tell which day is meant. */
function serialDay(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < '1900-03-01' || readDay(text) === null) return undefined;
  return (Date.parse(text) - DAY_ZERO) / MILLISECONDS_OF_A_DAY;
}

/** A2, or AB10. */
const placeOf = (column: number, row: number): string => `${columnName(column)}${row}`;

const names: string[] = [];

export function columnName(column: number): string {
  return (names[column] ??=
    `${column < 26 ? '' : columnName(Math.floor(column / 26) - 1)}${String.fromCharCode(65 + (column % 26))}`);
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

function withinLimit(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  // One place is for the dots; a character that would be cut in two goes whole.
  const end = characters.segment(text).containing(LONGEST_TEXT - 1)?.index ?? 0;
  return `${text.slice(0, end)}…`;
}

/** What XML cannot hold, carriage returns that its readers would turn into line feeds, and halves of a surrogate pair. */
const illegal = /(?![\t\n])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu;
/** A text that only looks like Excel's way to write such a character. */
const escapeLookalike = /_(?=x[\da-f]{4}_)/gi;

const cellText = (text: string): string => xmlText(text.replace(escapeLookalike, '_x005F_').replace(illegal, escaped));

const escaped = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
