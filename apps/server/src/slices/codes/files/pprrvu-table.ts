import type { CptRecord } from '@casefolio/domain/codes/code-record';
import type { CptFile, Source } from './code-file.ts';
import { CodeFileFault } from './code-file-fault.ts';
import { findColumns } from './columns.ts';
import type { TableRow } from './csv.ts';
import { cptCollector, exactRvu } from './pprrvu-records.ts';

const HEADER_ROWS = 5;

/** The names that five header rows make when they are read downwards, banners above them included. */
const wanted = {
  'the code': /^HCPCS$/,
  'the modifier': /^MOD$/,
  'the description': /\bDESCRIPTION$/,
  'the status': /\bSTATUS CODE$/,
  'the work RVU': /^WORK RVUS?$/,
  'the global days': /\bGLOB DAYS$/,
  'multiple procedures': /\bMULT PROC$/,
  'bilateral surgery': /\bBILAT SURG$/,
  'the assistant': /\bASST SURG$/,
  'co-surgeons': /\bCO- ?SURG$/,
};

/** CMS's physician fee schedule as CSV or workbook. */
export function readPprrvuTable(rows: readonly TableRow[], source: Source): CptFile {
  const headerAt = rows.findIndex(({ cells }) => cells[0]?.trim().toUpperCase() === 'HCPCS');
  const header = rows[headerAt];
  if (!header) throw new CodeFileFault("The header row that begins with 'HCPCS' is missing.");
  const { year, label } = readBanner(rows.slice(0, headerAt));
  const cell = findColumns(columnNames(rows.slice(0, headerAt + 1)), wanted, header.line);
  const codes = cptCollector(source);
  for (const row of rows.slice(headerAt + 1)) {
    if (row.cells.every((value) => value.trim() === '')) continue;
    if (row.cells.length !== header.cells.length) {
      throw new CodeFileFault(
        `This row has ${row.cells.length} values under ${header.cells.length} columns; the file was cut or changed, download it again.`,
        row.line,
      );
    }
    codes.add(recordOf(row, cell, year), cell(row, 'the modifier'), row.line);
  }
  return { kind: 'cpt', year, label, records: codes.all() };
}

function recordOf(row: TableRow, cell: (row: TableRow, name: keyof typeof wanted) => string, year: number): CptRecord {
  return {
    // A spreadsheet program turns 00100 into 100, and 010 days into 10.
    code: zeroFilled(cell(row, 'the code'), 5),
    description: cell(row, 'the description'),
    keywords: '',
    year,
    workRvu: exactRvu(cell(row, 'the work RVU'), row.line),
    status: cell(row, 'the status'),
    globalDays: zeroFilled(cell(row, 'the global days'), 3),
    multipleProcedure: cell(row, 'multiple procedures'),
    bilateral: cell(row, 'bilateral surgery'),
    assistant: cell(row, 'the assistant'),
    coSurgery: cell(row, 'co-surgeons'),
  };
}

const zeroFilled = (value: string, length: number): string =>
  /^\d+$/.test(value) ? value.padStart(length, '0') : value;

function columnNames(rows: readonly TableRow[]): string[] {
  const header = rows.slice(-HEADER_ROWS);
  const columns = rows.at(-1)?.cells ?? [];
  return columns.map((_, column) =>
    header
      .map(({ cells }) => cells[column]?.trim() ?? '')
      .filter((part) => part !== '')
      .join(' ')
      .toUpperCase(),
  );
}

function readBanner(rows: readonly TableRow[]): { year: number; label: string } {
  for (const { cells } of rows) {
    const [, year, release = ''] = /\b(20\d\d)\b.*Relative Value File *(.*)$/i.exec(cells.join(' ').trim()) ?? [];
    if (year !== undefined) return { year: Number(year), label: `CMS fee schedule ${year} ${release}`.trim() };
  }
  throw new CodeFileFault(
    'Its first row does not say the year of the fee schedule; take the file as it was published.',
    1,
  );
}
