import { CodeFileFault } from './code-file-fault.ts';

const MEGABYTE = 1024 * 1024;

export const MOST_BYTES = 300 * MEGABYTE;
const MOST_ENTRIES = 2_000;
const MOST_RATIO = 200;
const MOST_SECONDS = 120;

/** What unpacking may cost in all, however deep the archives stand in each other. */
export interface ArchiveLimits {
  countEntries(entries: number): void;
  /** How many bytes so many packed ones may become now. */
  room(packed: number): number;
  countBytes(unpacked: number): void;
}

export function archiveLimits(mostBytes = MOST_BYTES): ArchiveLimits {
  const end = Date.now() + MOST_SECONDS * 1_000;
  let bytes = mostBytes;
  let entries = MOST_ENTRIES;
  return {
    countEntries: (count) => {
      entries -= count;
      if (entries < 0) throw new CodeFileFault(`It holds more than ${MOST_ENTRIES} files; unpack those that you need.`);
    },
    room: (packed) => {
      if (Date.now() > end)
        throw new CodeFileFault(`Unpacking took longer than ${MOST_SECONDS} seconds; unpack it first.`);
      // A small file of one repeated letter may well shrink more than the ratio allows.
      return Math.min(bytes, Math.max(MEGABYTE, packed * MOST_RATIO));
    },
    countBytes: (unpacked) => {
      bytes -= unpacked;
    },
  };
}

export const tooLarge = (): CodeFileFault =>
  new CodeFileFault(
    `It unpacks to more than an official file could (${MOST_BYTES / MEGABYTE} MB, or ${MOST_RATIO} times its size); do not use it.`,
  );
