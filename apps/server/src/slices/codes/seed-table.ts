import { CodeFileFault } from './files/code-file-fault.ts';
import { csvRows, type TableRow } from './files/csv.ts';
import { decodeText } from './files/text.ts';

/** A row of a table with a header, read by the names of its columns. */
export interface SeedRow {
  readonly columns: readonly string[];
  /** What stands in a column; a column that the file does not have is a fault. */
  readonly text: (column: string) => string;
}

/** Reads one of our own tables; what is wrong with it is named by file and line. */
export function readSeedTable(name: string, bytes: Buffer): SeedRow[] {
  const [header, ...rows] = rowsOf(name, bytes);
  const columns = header?.cells ?? [];
  return rows.map(({ line, cells }) => {
    if (cells.length !== columns.length) {
      throw new CodeFileFault(`The row has ${cells.length} values for ${columns.length} columns.`, line, name);
    }
    const text = (column: string): string => {
      const cell = cells[columns.indexOf(column)];
      if (cell === undefined) throw new CodeFileFault(`The column '${column}' is missing.`, 1, name);
      return cell.trim();
    };
    return { columns, text };
  });
}

function rowsOf(name: string, bytes: Buffer): TableRow[] {
  try {
    return [...csvRows(decodeText(bytes))];
  } catch (error) {
    throw error instanceof CodeFileFault ? error.in(name) : error;
  }
}
