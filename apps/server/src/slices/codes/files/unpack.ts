import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type ArchiveLimits, tooLarge } from './archive-limits.ts';
import { CodeFileFault } from './code-file-fault.ts';
import { isZip, unzip, zipEntries } from './zip.ts';

const inflate = promisify(gunzip);

/** A ZIP inside a ZIP is common at CMS; with a .gz around it, that is all that honest files need. */
const MOST_LAYERS = 3;

/** A file as it stands after unpacking: a text of any kind, or a workbook, which is a ZIP archive of its own. */
export interface Document {
  readonly name: string;
  readonly bytes: Buffer;
}

export async function unpack(document: Document, limits: ArchiveLimits, layer = 0): Promise<Document[]> {
  const { name, bytes } = document;
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isGzip && !isZip(bytes)) return [document];
  if (isZip(bytes) && isWorkbook(bytes)) return [document];
  if (layer === MOST_LAYERS) throw new CodeFileFault('Archives stand in archives too deep; unpack it first.');
  if (isGzip) {
    return unpack({ name: name.replace(/\.gz$/i, ''), bytes: await ungzip(bytes, limits) }, limits, layer + 1);
  }
  const entries = zipEntries(bytes);
  limits.countEntries(entries.length);
  const documents: Document[] = [];
  for (const entry of entries) {
    const inner = { name: `${name}/${entry.name}`, bytes: await unzip(bytes, entry, limits) };
    documents.push(...(await unpack(inner, limits, layer + 1)));
  }
  return documents;
}

export const isWorkbook = (bytes: Buffer): boolean =>
  isZip(bytes) && zipEntries(bytes).some(({ name }) => name === 'xl/workbook.xml');

async function ungzip(bytes: Buffer, limits: ArchiveLimits): Promise<Buffer> {
  try {
    const content = await inflate(bytes, { maxOutputLength: limits.room(bytes.length) });
    limits.countBytes(content.length);
    return content;
  } catch (error) {
    if (error instanceof CodeFileFault) throw error;
    if (error instanceof RangeError) throw tooLarge();
    throw new CodeFileFault('The .gz file was cut off or damaged; download it again.');
  }
}
