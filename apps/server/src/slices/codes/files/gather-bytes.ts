import { MOST_BYTES, tooLarge } from './archive-limits.ts';

/** All bytes of a stream, or of a buffer, up to what an official file could have. */
export async function gatherBytes(
  chunks: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
  mostBytes = MOST_BYTES,
): Promise<Buffer> {
  const gathered: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > mostBytes) throw tooLarge();
    gathered.push(bytes);
  }
  return Buffer.concat(gathered);
}
