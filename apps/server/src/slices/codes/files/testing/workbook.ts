import { archiveLimits } from '../archive-limits.ts';
import type { TableRow } from '../csv.ts';
import { sheets } from '../xlsx.ts';
import { csvRows } from '../csv.ts';
import { type Packed, zipOf } from './zip-writer.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A workbook around the XML of its first sheet. */
export function workbookOf(sheet: string, strings: readonly string[] = []): Buffer {
  return packed([`<?xml version="1.0"?>${sheet}`], strings);
}

/** A workbook of several sheets, each given by its rows. */
export const workbookOfSheets = (sheets: readonly string[]): Buffer =>
  packed(sheets.map((rows) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`));

function packed(sheets: readonly string[], strings: readonly string[] = []): Buffer {
  const parts: Packed[] = [
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'xl/workbook.xml', content: '<workbook><sheets><sheet name="One"/></sheets></workbook>' },
    ...sheets.map((content, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, content })),
    {
      name: 'xl/sharedStrings.xml',
      content: `<sst>${strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    },
  ];
  return zipOf(parts);
}

/** The table of a CSV file as a spreadsheet program stores it: numbers as such, empty cells left out. */
export function workbookOfCsv(csv: string): Buffer {
  const strings: string[] = [];
  const rows = rowsOfCsv(csv, (value) => `t="s"><v>${strings.push(value) - 1}</v>`);
  return workbookOf(`<worksheet><sheetData>${rows}</sheetData></worksheet>`, strings);
}

/** The rows of such a sheet, with the texts written in. */
export const sheetOfCsv = (csv: string): string =>
  rowsOfCsv(csv, (value) => `t="inlineStr"><is><t>${escaped(value)}</t></is>`);

function rowsOfCsv(csv: string, textCell: (value: string) => string): string {
  const rows = [...csvRows(csv)].map(({ cells }, row) => {
    const xml = cells.map((value, column) => {
      const place = `${columnName(column)}${row + 1}`;
      if (value === '') return '';
      if (/^\d+\.\d+$/.test(value)) return `<c r="${place}" s="3"><v>${Number(value)}</v></c>`;
      return `<c r="${place}" ${textCell(value)}</c>`;
    });
    return `<row r="${row + 1}">${xml.join('')}</row>`;
  });
  return rows.join('');
}

const columnName = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : columnName(Math.floor(column / 26) - 1) + columnName(column % 26);

/** All sheets of a workbook, read by the importer. */
export async function sheetsOf(workbook: Buffer): Promise<TableRow[][]> {
  const all: TableRow[][] = [];
  for await (const rows of sheets(workbook, archiveLimits())) all.push(rows);
  return all;
}
