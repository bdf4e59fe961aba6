export interface JpegSize {
  readonly width: number;
  readonly height: number;
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** The size of a whole JPEG; undefined for anything else and for one that was cut off. */
export function jpegSize(bytes: Uint8Array): JpegSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8 || view.getUint16(bytes.length - 2) !== 0xffd9) return undefined;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return frameSize(view, at + 4);
    if (marker === 0xff) at += 1;
    else at += 2 + (standsAlone(marker) ? 0 : view.getUint16(at + 2));
  }
  return undefined;
}

/** PDF shows pictures of 8 bits in grey, colour or the four of print. */
function frameSize(view: DataView, at: number): JpegSize | undefined {
  if (at + 6 > view.byteLength || view.getUint8(at) !== 8 || ![1, 3, 4].includes(view.getUint8(at + 5)))
    return undefined;
  const [height, width] = [view.getUint16(at + 1), view.getUint16(at + 3)];
  return width > 0 && height > 0 ? { width, height } : undefined;
}
