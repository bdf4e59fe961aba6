import { createReadStream } from 'node:fs';
import { basename, resolve } from 'node:path';
import { CodeFileFault } from './files/code-file-fault.ts';
import type { CodeFile } from './files/code-file.ts';
import { fetchCodeFile } from './files/fetch-code-file.ts';
import { readCodeFiles } from './files/read-code-files.ts';

export { CodeFileFault };

export interface ReadSources {
  readonly files: readonly CodeFile[];
  /** What an archive held beside them, and why it was left out. */
  readonly skipped: readonly { readonly name: string; readonly why: string }[];
}

type Progress = (name: string, done: number, total: number) => void;

/** Reads files of the disk, by their paths from a folder, and files behind web addresses. One that is not right spoils all. */
export async function readCodeSources(
  sources: readonly string[],
  folder: string,
  progress: Progress,
): Promise<ReadSources> {
  const files: CodeFile[] = [];
  const skipped: { name: string; why: string }[] = [];
  for (const source of sources) {
    progress(source, 0, 0);
    const { name, bytes } = isAddress(source) ? await fetchCodeFile(source) : fileOf(resolve(folder, source));
    const tell = (done: number, total: number): void => progress(source, done, total);
    const options = { skipped: (left: string, why: string) => skipped.push({ name: left, why }) };
    files.push(...(await readCodeFiles(name, bytes, tell, options).catch((error: unknown) => explain(error, source))));
  }
  return { files, skipped };
}

const isAddress = (source: string): boolean => /^[a-z][a-z\d+.-]+:\/\//i.test(source);

const fileOf = (path: string) => ({ name: basename(path), bytes: createReadStream(path) });

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file: check the name and the folder.',
  EISDIR: 'This is a folder: name the files in it.',
  EACCES: 'This file may not be read by this user.',
};

function explain(error: unknown, source: string): never {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const reason = reasons[code];
  throw reason === undefined ? error : new CodeFileFault(reason, undefined, source);
}
