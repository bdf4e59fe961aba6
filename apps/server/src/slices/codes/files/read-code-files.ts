import type { Readable } from 'node:stream';
import { type ArchiveLimits, archiveLimits } from './archive-limits.ts';
import type { CodeFile, Source } from './code-file.ts';
import { CodeFileFault, naming } from './code-file-fault.ts';
import { gatherBytes } from './gather-bytes.ts';
import { isFeeSchedule, readPprrvuTable } from './pprrvu-table.ts';
import { feeScheduleYear } from './pprrvu-text.ts';
import { readerOf } from './recognise.ts';
import { whyUnknown } from './strangers.ts';
import { decodeText, evenLines, expectNoZeroBytes } from './text.ts';
import { type Document, isWorkbook, unpack } from './unpack.ts';
import { type Skipped, withoutRepeats } from './without-repeats.ts';
import { sheets } from './xlsx.ts';

export interface ReadingOptions {
  /** Takes a part of an official file, too; whoever imports it should know that the rest is missing. */
  readonly acceptParts?: boolean;
  /** Told of each file in an archive that was left out. */
  readonly skipped?: Skipped;
}

/**
 * What an official file holds, plain or packed, recognised by its content. Throws a CodeFileFault, and returns nothing,
 * when it is damaged, incomplete or of no known kind. Progress is told in bytes.
 */
export async function readCodeFiles(
  name: string,
  bytes: Buffer | Readable,
  progress: (done: number, total: number) => void = () => {},
  { acceptParts = false, skipped = () => {} }: ReadingOptions = {},
): Promise<CodeFile[]> {
  const limits = archiveLimits();
  const documents = await naming(name, async () => {
    const gathered = await gatherBytes(Buffer.isBuffer(bytes) ? [bytes] : bytes).catch(unreadable);
    return unpack({ name, bytes: gathered }, limits);
  });
  const total = documents.reduce((sum, document) => sum + document.bytes.length, 0);
  const files: CodeFile[] = [];
  let done = 0;
  for (const document of tablesFirst(documents)) {
    const source = { name: lastPart(document.name), acceptParts };
    const file = await naming(document.name, () => readDocument(document, source, limits, files));
    if (typeof file === 'string') skipped(document.name, file);
    else files.push({ ...file, name: document.name });
    done += document.bytes.length;
    progress(done, total);
  }
  if (files.length === 0) throw new CodeFileFault(whyUnknown(documents), undefined, name);
  return withoutRepeats(files, skipped);
}

/** What a document holds, or why it is left out. */
async function readDocument(
  document: Document,
  source: Source,
  limits: ArchiveLimits,
  before: readonly CodeFile[],
): Promise<CodeFile | string> {
  if (isWorkbook(document.bytes)) {
    for await (const rows of sheets(document.bytes, limits)) {
      if (isFeeSchedule(rows)) return readPprrvuTable(rows, source);
    }
    return noCodes;
  }
  const text = evenLines(decodeText(document.bytes));
  const read = readerOf(text);
  if (!read) return noCodes;
  if (isTextForm(document) && isThereAsTable(text, source.name, before)) return 'the fee schedule is there as a table';
  expectNoZeroBytes(text);
  return read(text, source);
}

const noCodes = 'no code file';

/** CMS packs the same release in three forms. The text form is the one whose columns move: it is read only for want of a table. */
const isTextForm = ({ bytes }: Document): boolean => bytes.toString('latin1', 0, 4) === 'HDR ';

function isThereAsTable(text: string, name: string, files: readonly CodeFile[]): boolean {
  const year = feeScheduleYear(text, name);
  return files.some((file) => file.kind === 'cpt' && (year === undefined || file.year === year));
}

const tablesFirst = (documents: readonly Document[]): Document[] =>
  documents.toSorted((one, other) => Number(isTextForm(one)) - Number(isTextForm(other)));

const lastPart = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** The error of a disk does not say which file it was. */
function unreadable(error: unknown): never {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) throw error;
  throw new CodeFileFault(`The file could not be read (${error.message}).`, undefined, undefined, error.code);
}
