import type { Readable } from 'node:stream';
import { type ArchiveLimits, archiveLimits } from './archive-limits.ts';
import type { CodeFile, Source } from './code-file.ts';
import { CodeFileFault } from './code-file-fault.ts';
import { gatherBytes } from './gather-bytes.ts';
import { readPprrvuTable } from './pprrvu-table.ts';
import { readerOf } from './recognise.ts';
import { decodeText } from './text.ts';
import { type Document, isWorkbook, unpack } from './unpack.ts';
import { type Skipped, withoutRepeats } from './without-repeats.ts';
import { firstSheet } from './xlsx.ts';

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
    const gathered = await gatherBytes(Buffer.isBuffer(bytes) ? [bytes] : bytes);
    return unpack({ name, bytes: gathered }, limits);
  });
  const total = documents.reduce((sum, document) => sum + document.bytes.length, 0);
  const files: CodeFile[] = [];
  let done = 0;
  for (const document of tablesFirst(documents)) {
    const source = { name: lastPart(document.name), acceptParts };
    if (isTextForm(document) && files.some(({ kind }) => kind === 'cpt')) {
      skipped(document.name, 'the fee schedule is there as a table');
    } else {
      const file = await naming(document.name, () => readDocument(document, source, limits));
      if (file) files.push(file);
      else skipped(document.name, 'no code file');
    }
    done += document.bytes.length;
    progress(done, total);
  }
  if (files.length === 0) throw new CodeFileFault(nothingKnown, undefined, name);
  return withoutRepeats(files, skipped);
}

async function readDocument(document: Document, source: Source, limits: ArchiveLimits): Promise<CodeFile | undefined> {
  if (isWorkbook(document.bytes)) {
    const rows = await firstSheet(document.bytes, limits);
    const isFeeSchedule = rows.some(({ cells }) => cells[0]?.trim() === 'HCPCS');
    return isFeeSchedule ? readPprrvuTable(rows, source) : undefined;
  }
  const text = decodeText(document.bytes);
  return readerOf(text)?.(text, source);
}

/** CMS packs the same release in three forms. The text form is the one whose columns move: it is read only for want of a table. */
const isTextForm = ({ bytes }: Document): boolean => bytes.toString('latin1', 0, 4) === 'HDR ';

const tablesFirst = (documents: readonly Document[]): Document[] =>
  documents.toSorted((one, other) => Number(isTextForm(one)) - Number(isTextForm(other)));

const lastPart = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** Adds the file's name to the fault of a reader, which sees only content. */
async function naming<Result>(file: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof CodeFileFault ? error.in(file) : error;
  }
}

const nothingKnown =
  'This is no file of codes: give a CMS fee schedule (PPRRVU), an ICD-10-CM order file or addenda, ICD-9-CM, or the CMS hospital list.';
