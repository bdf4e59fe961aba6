import type { ArchiveLimits } from './archive-limits.ts';
import { CodeFileFault } from './code-file-fault.ts';
import type { TableRow } from './csv.ts';
import { decodeText } from './text.ts';
import { attributeNamed, type XmlToken, xmlTokens } from './xml.ts';
import { unzip, type ZipEntry, zipEntries } from './zip.ts';

// A sheet may name a cell a million rows down; a fee schedule has 20,000 rows and 32 columns.
const MOST_COLUMNS = 100;
const MOST_ROWS = 100_000;

/** The rows of a workbook's sheets, one sheet after the other, as texts; the row's number stands for the line. */
export async function* sheets(bytes: Buffer, limits: ArchiveLimits): AsyncGenerator<TableRow[]> {
  const entries = zipEntries(bytes);
  limits.countEntries(entries.length);
  const textOf = async (entry: ZipEntry): Promise<string> => decodeText(await unzip(bytes, entry, limits));
  const texts = entries.find(({ name }) => name === 'xl/sharedStrings.xml');
  const strings = texts ? sharedStrings(await textOf(texts)) : [];
  const parts = entries.filter(({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
  for (const part of parts.toSorted((one, other) => inNumbers.compare(one.name, other.name))) {
    yield sheetRows(await textOf(part), strings);
  }
}

/** sheet2 stands before sheet10. */
const inNumbers = new Intl.Collator('en', { numeric: true });

const reference = attributeNamed('r');
const cellType = attributeNamed('t');

/** Texts that cells refer to by number. A text may come in pieces of different looks; readings for Asian scripts are left out. */
function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let inText = false;
  let inReading = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (inText && !inReading) strings.push((strings.pop() ?? '') + token.text);
      continue;
    }
    if (token.tag === 'si' && token.kind === 'open') strings.push('');
    if (token.tag === 't') inText = token.kind === 'open';
    if (token.tag === 'rPh') inReading = token.kind === 'open';
  }
  return strings;
}

interface OpenCell {
  readonly column: number;
  readonly type: string;
  text: string;
}

function sheetRows(xml: string, strings: readonly string[]): TableRow[] {
  const rows: TableRow[] = [];
  let row: TableRow = { line: 0, cells: [] };
  let cell: OpenCell | undefined;
  let inValue = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (cell && inValue) cell.text += token.text;
    } else if (token.tag === 'row' && token.kind === 'open') {
      row = { line: Number(reference(token.attributes) ?? row.line + 1), cells: [] };
      rows.push(row);
      if (rows.length > MOST_ROWS) throw new CodeFileFault(`The sheet has more than ${MOST_ROWS} rows.`);
    } else if (token.tag === 'c' && token.kind === 'open') {
      cell = openCell(token, row);
    } else if (token.tag === 'c' && cell) {
      row.cells[cell.column] = valueOf(cell, strings, row.line);
      cell = undefined;
    } else if (token.tag === 'v' || token.tag === 't') {
      inValue = token.kind === 'open';
    }
  }
  return withEqualWidths(rows);
}

function openCell(token: Extract<XmlToken, { tag: string }>, row: TableRow): OpenCell {
  const place = reference(token.attributes);
  const column = place === undefined ? row.cells.length : columnNumber(place);
  if (!(column >= 0 && column < MOST_COLUMNS)) {
    throw new CodeFileFault(`A value stands at '${place}', far from the table; take the CSV file instead.`, row.line);
  }
  return { column, type: cellType(token.attributes) ?? 'n', text: '' };
}

/** B in B2 is 1. */
const columnNumber = (place: string): number =>
  place
    .replace(/\d+$/, '')
    .split('')
    .reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function valueOf({ type, text }: OpenCell, strings: readonly string[], line: number): string {
  if (type !== 's') return text;
  const shared = strings[Number(text)];
  if (shared === undefined)
    throw new CodeFileFault('A text of this row is missing in the workbook; download it again.', line);
  return shared;
}

/** A sheet leaves out empty cells, a table does not. */
function withEqualWidths(rows: readonly TableRow[]): TableRow[] {
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  return rows.map(({ line, cells }) => ({
    line,
    cells: Array.from({ length: width }, (_, column) => cells[column] ?? ''),
  }));
}
