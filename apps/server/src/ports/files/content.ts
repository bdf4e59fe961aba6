import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Gives the bytes of the content to `keep` and answers how many there were.
 * The pipeline hears the source from the first moment on: a source that fails fails the whole, and when `keep` fails
 * the source is closed.
 */
export async function keepContent(
  content: Readable | Uint8Array,
  keep: (chunks: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<number> {
  const source = content instanceof Uint8Array ? Readable.from([content]) : content;
  let size = 0;
  async function* counted(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      size += chunk.length;
      yield chunk;
    }
  }
  await pipeline(source, counted, keep);
  return size;
}
