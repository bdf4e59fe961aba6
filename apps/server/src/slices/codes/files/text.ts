import { CodeFileFault } from './code-file-fault.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');

/** UTF-8 where every byte fits, otherwise the older Western encoding; a byte order mark is dropped. */
export function decodeText(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return windows1252.decode(bytes);
  }
}

/** The lines of a file with fixed columns; one that stops in the middle of a line was cut. */
export function wholeLines(text: string): string[] {
  const lines = text.split(/\r?\n/);
  if (lines.pop() !== '') {
    throw new CodeFileFault('The file ends in the middle of this line; download it again.', lines.length + 1);
  }
  return lines;
}
