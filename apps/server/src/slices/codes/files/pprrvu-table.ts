import type { CptRecord } from '@casefolio/domain/codes/code-record';
import type { CptFile, Source } from './code-file.ts';
import { CodeFileFault } from './code-file-fault.ts';
import { findColumns } from './columns.ts';
import type { TableRow } from './csv.ts';
import { cptCollector, exactRvu } from './pprrvu-records.ts';

const HEADER_ROWS = 5;

/** How the names end that up to five header rows make when they are read downwards; banners may stand above them. */
const wanted = {
  'the code': /\bHCPCS$/,
  'the modifier': /\bMOD$/,
  'the description': /\bDESCRIPTION$/,
  'the status': /\bSTATUS CODE$/,
  'the work RVU': /\bWORK RVUS?$/,
  'the global days': /\bGLOB DAYS$/,
  'multiple procedures': /\bMULT PROC$/,
  'bilateral surgery': /\bBILAT SURG$/,
  'the assistant': /\bASST SURG$/,
  'co-surgeons': /\bCO-? ?SURG$/,
};

/** Whether a table is CMS's physician fee schedule: CMS lists caps and payments by HCPCS, too, but only this one has RVUs. */
export function isFeeSchedule(rows: readonly TableRow[]): boolean {
  const filled = rows.filter(isFilled);
  return columnNames(filled, headerOf(filled)).some((name) => /\bRVUS?$/.test(name));
}

/** CMS's physician fee schedule as CSV or workbook. */
export function readPprrvuTable(rows: readonly TableRow[], source: Source): CptFile {
  const filled = rows.filter(isFilled);
  const place = headerOf(filled);
  const header = filled[place.last];
  if (!header) throw new CodeFileFault("The header row that begins with 'HCPCS' is missing.");
  const { year, label } = readBanner(filled.slice(0, place.first));
  const cell = findColumns(columnNames(filled, place), wanted, header.line);
  const codes = cptCollector(source);
  for (const row of filled.slice(place.last + 1)) {
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

/** CMS closes some tables with a row that holds nothing but Ctrl-Z. */
const isFilled = ({ cells }: TableRow): boolean => cells.some((value) => /[^\s\p{Cc}]/u.test(value));

/** From the row that begins with HCPCS on; where that cell is merged with those below it, they are empty. */
function headerOf(rows: readonly TableRow[]): { first: number; last: number } {
  const first = rows.findIndex(({ cells }) => cells[0]?.trim().toUpperCase() === 'HCPCS');
  if (first === -1) return { first, last: -1 };
  const below = rows.slice(first + 1, first + 1 + HEADER_ROWS).findIndex(({ cells }) => cells[0]?.trim() !== '');
  return { first, last: first + Math.max(below, 0) };
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

function columnNames(rows: readonly TableRow[], { last }: { readonly last: number }): string[] {
  const header = rows.slice(Math.max(0, last + 1 - HEADER_ROWS), last + 1);
  const columns = header.at(-1)?.cells ?? [];
  return columns.map((_, column) => evenSpaces(header.map(({ cells }) => cells[column] ?? '').join(' ')).toUpperCase());
}

/** A spreadsheet program breaks a long text into lines. */
const evenSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

function readBanner(rows: readonly TableRow[]): { year: number; label: string } {
  for (const { cells } of rows) {
    const banner = evenSpaces(cells.join(' '));
    const [, release] = /Relative Value File *(.*)$/i.exec(banner) ?? [];
    const [year] = /\b20\d\d\b/.exec(banner) ?? [];
    if (release !== undefined && year !== undefined)
      return { year: Number(year), label: `CMS fee schedule ${year} ${release}`.trim() };
  }
  throw new CodeFileFault(
    'Its first row does not say the year of the fee schedule; take the file as it was published.',
    1,
  );
}
