import { archiveLimits } from '../../../codes/files/archive-limits.ts';
import { attributeNamed, xmlTokens } from '../../../codes/files/xml.ts';
import { unzip, zipEntries } from '../../../codes/files/zip.ts';

export interface ReadCell {
  readonly type: string;
  readonly style: string;
  text: string;
}

/** The parts of a workbook by their names, each of exactly the size and checksum that the archive states. */
export async function partsOf(file: Uint8Array): Promise<ReadonlyMap<string, string>> {
  const bytes = Buffer.from(file);
  const parts = new Map<string, string>();
  for (const entry of zipEntries(bytes)) {
    const xml = (await unzip(bytes, entry, archiveLimits())).toString();
    // Spreadsheet programs refuse the file or lose the character; our own reader would not notice.
    if (/(?![\t\n])\p{Cc}|[\ufffe\uffff]/u.test(xml))
      throw new Error(`${entry.name} holds characters that are not XML`);
    parts.set(entry.name, xml);
  }
  return parts;
}

const place = attributeNamed('r');
const type = attributeNamed('t');
const style = attributeNamed('s');

/** The cells of a sheet by their places, with the texts that a spreadsheet program would show. */
export async function cellsOf(file: Uint8Array, sheet = 1): Promise<ReadonlyMap<string, ReadCell>> {
  const cells = new Map<string, ReadCell>();
  let cell: ReadCell | undefined;
  for (const token of xmlTokens((await partsOf(file)).get(`xl/worksheets/sheet${sheet}.xml`) ?? '')) {
    if (token.kind === 'text') {
      if (cell) cell.text += token.text;
    } else if (token.tag === 'c' && token.kind === 'open') {
      cell = { type: type(token.attributes) ?? 'n', style: style(token.attributes) ?? '0', text: '' };
      cells.set(place(token.attributes) ?? '', cell);
    } else if (token.tag === 'c' && cell) {
      cell.text = unescaped(cell.text);
      cell = undefined;
    }
  }
  return cells;
}

const unescaped = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
