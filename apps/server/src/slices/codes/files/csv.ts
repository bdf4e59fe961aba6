import { CodeFileFault } from './code-file-fault.ts';

export interface TableRow {
  /** The line on which the row begins, counted from 1. */
  readonly line: number;
  readonly cells: string[];
}

interface Cell {
  readonly value: string;
  /** Where the cell ends: at a comma, a line break or the end of the text. */
  readonly end: number;
}

/** Reads RFC 4180 strictly: what does not fit is named by its line instead of being guessed at. */
export function* csvRows(text: string): Generator<TableRow> {
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let line = 1;
  while (at < text.length) {
    const row: TableRow = { line, cells: [] };
    for (;;) {
      const { value, end } = text[at] === '"' ? quotedCell(text, at, line) : plainCell(text, at);
      row.cells.push(value);
      if (value.includes('\n')) line += value.split('\n').length - 1;
      at = end + 1;
      if (text[end] === ',') continue;
      if (text.startsWith('\r\n', end)) at += 1;
      else if (end < text.length && text[end] !== '\n') throw misplaced(line);
      break;
    }
    yield row;
    line += 1;
  }
}

const special = /[",\r\n]/g;

function plainCell(text: string, start: number): Cell {
  special.lastIndex = start;
  const end = special.exec(text)?.index ?? text.length;
  return { value: text.slice(start, end), end };
}

function quotedCell(text: string, start: number, line: number): Cell {
  let close = text.indexOf('"', start + 1);
  while (text[close + 1] === '"' && close !== -1) close = text.indexOf('"', close + 2);
  if (close === -1) {
    throw new CodeFileFault(
      'A quotation mark is opened here and never closed; the file was cut or changed, download it again.',
      line,
    );
  }
  return { value: text.slice(start + 1, close).replaceAll('""', '"'), end: close + 1 };
}

const misplaced = (line: number): CodeFileFault =>
  new CodeFileFault('A quotation mark or a line break stands in the middle of a value; download the file again.', line);
