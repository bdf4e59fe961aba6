import type { Cell, SheetPlan } from '@casefolio/domain/transfer/papers';
import { sheetNames } from './sheet-names.ts';
import { rowXml } from './workbook-cells.ts';
import {
  linksXml,
  partNames,
  sheetEndXml,
  sheetStartXml,
  stylesXml,
  typesXml,
  workbookLinksXml,
  workbookXml,
  type WrittenSheet,
} from './workbook-parts.ts';
import { packText, type PackedFile, startPacking, zipFile } from './zip-file.ts';

const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;
/** Enough at a time to be worth a call of the packer. */
const PIECE = 65_536;

export type Rows = readonly (readonly Cell[])[];

export interface Workbook {
  /** Rows of one sheet, in order; wait for the promise before the next ones. */
  addRows(sheetIndex: number, rows: Rows): Promise<void>;
  finish(): Promise<Uint8Array<ArrayBuffer>>;
}

interface OpenSheet {
  addRows(rows: Rows): Promise<void>;
  finish(): Promise<{ readonly file: PackedFile; readonly written: WrittenSheet }>;
}

/** An XLSX file, written as the rows come. Texts stay texts: nothing in a cell is ever calculated. */
export function startWorkbook(plans: readonly SheetPlan[]): Workbook {
  if (plans.length === 0) throw new Error('a workbook has at least one sheet');
  const names = sheetNames(plans.map(({ name }) => name));
  const sheets = plans.map((plan, index) => startSheet(plan, names[index] ?? plan.name, index));

  return {
    async addRows(sheetIndex, rows) {
      const sheet = sheets[sheetIndex];
      if (!sheet) throw new RangeError(`the workbook has no sheet ${sheetIndex}`);
      await sheet.addRows(rows);
    },
    async finish() {
      const finished = await Promise.all(sheets.map((sheet) => sheet.finish()));
      const parts = await Promise.all([
        packText(partNames.types, typesXml(sheets.length)),
        packText(partNames.links, linksXml),
        packText(partNames.workbook, workbookXml(finished.map(({ written }) => written))),
        packText(partNames.workbookLinks, workbookLinksXml(sheets.length)),
        packText(partNames.styles, stylesXml),
      ]);
      return zipFile([...parts, ...finished.map(({ file }) => file)]);
    },
  };
}

function startSheet(plan: SheetPlan, name: string, index: number): OpenSheet {
  const columns = plan.columns.length;
  if (columns > MOST_COLUMNS) throw new RangeError(`a sheet has at most ${MOST_COLUMNS} columns`);
  const kinds = plan.columns.map(({ kind }) => kind);
  const packer = startPacking(partNames.sheet(index));
  let waiting = sheetStartXml(plan, index === 0);
  let count = 1;

  async function pass(): Promise<void> {
    const piece = waiting;
    waiting = '';
    await packer.write(piece);
  }

  return {
    async addRows(rows) {
      for (const row of rows) {
        count += 1;
        if (count > MOST_ROWS) throw new RangeError(`a sheet has at most ${MOST_ROWS} rows`);
        waiting += rowXml(row, kinds, count);
        if (waiting.length > PIECE) await pass();
      }
    },
    async finish() {
      const written = { name, columns, rows: count };
      waiting += sheetEndXml(written);
      await pass();
      return { file: await packer.finish(), written };
    },
  };
}
