import { CodeFileFault } from './code-file-fault.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');
const utf16 = { fffe: new TextDecoder('utf-16le'), feff: new TextDecoder('utf-16be') } as const;

/** UTF-16 where its mark says so, UTF-8 where every byte fits, otherwise the older Western encoding; the mark is dropped. */
export function decodeText(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2);
  if (mark === 'fffe' || mark === 'feff') return utf16[mark].decode(bytes);
  try {
    return utf8.decode(bytes);
  } catch {
    return windows1252.decode(bytes);
  }
}

const CTRL_Z = '\u001A';

/** The text with one kind of line end, for old Macs wrote \r alone and transfers double it; DOS closed a file with Ctrl-Z. */
export const evenLines = (text: string): string =>
  (text.trimEnd().endsWith(CTRL_Z) ? text.slice(0, text.lastIndexOf(CTRL_Z)) : text).replace(/\r?\r\n|\r/g, '\n');

/** No text holds one, and the database keeps none: the file was damaged on its way. */
export function expectNoZeroBytes(text: string): void {
  const at = text.indexOf('\0');
  if (at === -1) return;
  throw new CodeFileFault('A zero byte stands in this line; the file is damaged, download it again.', lineAt(text, at));
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** The lines of a file with fixed columns; one that stops in the middle of a line was cut. */
export function wholeLines(text: string): string[] {
  const lines = text.split(/\r?\n/);
  if (lines.pop() !== '') {
    throw new CodeFileFault('The file ends in the middle of this line; download it again.', lines.length + 1);
  }
  return lines;
}
