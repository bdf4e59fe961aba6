import { CodeFileFault } from './code-file-fault.ts';
import type { TableRow } from './csv.ts';

/** Where the columns of a table stand, found by their names, because their order changes from year to year. */
export function findColumns<Name extends string>(
  names: readonly string[],
  wanted: Readonly<Record<Name, RegExp>>,
  line: number,
): (row: TableRow, name: Name) => string {
  const places = new Map<string, number>();
  for (const [name, pattern] of Object.entries<RegExp>(wanted)) {
    const hits = names.flatMap((title, index) => (pattern.test(title) ? [index] : []));
    const [place] = hits;
    if (place === undefined || hits.length > 1) {
      throw new CodeFileFault(
        `The column for ${name} is ${place === undefined ? 'missing' : 'there twice'}; take the file as it was published.`,
        line,
      );
    }
    places.set(name, place);
  }
  return (row, name) => row.cells[places.get(name) ?? -1]?.trim() ?? '';
}
