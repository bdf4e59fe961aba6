export type ImageKind = 'jpeg' | 'png' | 'webp' | 'tiff' | 'heic';

const starts = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Buffer.from(text, 'latin1').every((byte, index) => bytes[at + index] === byte);

const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1'];

/** What the bytes say they are; a file's name and its sender's word do not count. */
export function imageKind(bytes: Uint8Array): ImageKind | undefined {
  if (starts(bytes, '\u00ff\u00d8\u00ff')) return 'jpeg';
  if (starts(bytes, '\u0089PNG\r\n\u001a\n')) return 'png';
  if (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8)) return 'webp';
  if (starts(bytes, 'II*\0') || starts(bytes, 'MM\0*')) return 'tiff';
  if (starts(bytes, 'ftyp', 4) && heicBrands.some((brand) => starts(bytes, brand, 8))) return 'heic';
  return undefined;
}
