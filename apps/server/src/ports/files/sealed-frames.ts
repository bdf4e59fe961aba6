import { createCipheriv, createDecipheriv } from 'node:crypto';

/** Content is sealed in frames, so that reading checks each one before any byte of it goes out. */
export const frameBytes = 64 * 1024;
export const tagBytes = 16;

export type FrameKind = 'content' | 'last content' | 'description';

const kindByte: Record<FrameKind, number> = { content: 0, 'last content': 1, description: 2 };

/**
 * The nonce says where a frame stands and whether it is the last: frames that were reordered, left out, cut off or
 * added do not open. It never repeats under one key, because every file has a key of its own.
 */
function nonce(index: number, kind: FrameKind): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(index, 5, 6);
  bytes.writeUInt8(kindByte[kind], 11);
  return bytes;
}

export function sealFrame(key: Buffer, index: number, kind: FrameKind, plain: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce(index, kind), { authTagLength: tagBytes });
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Throws when the frame is not exactly the one that was sealed here. */
export function openFrame(key: Buffer, index: number, kind: FrameKind, sealed: Uint8Array): Buffer {
  const tagStart = sealed.length - tagBytes;
  if (tagStart < 0) throw new Error('The frame is shorter than its tag.');
  const decipher = createDecipheriv('aes-256-gcm', key, nonce(index, kind), { authTagLength: tagBytes });
  decipher.setAuthTag(sealed.subarray(tagStart));
  return Buffer.concat([decipher.update(sealed.subarray(0, tagStart)), decipher.final()]);
}

/** Seals a stream of any length with the memory of one frame. The last frame may be short, and is empty for no bytes. */
export async function* sealContent(key: Buffer, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const frame = Buffer.alloc(frameBytes);
  let filled = 0;
  let index = 0;
  for await (const chunk of chunks) {
    let taken = 0;
    while (taken < chunk.length) {
      // A full frame waits for the next byte, because only the end of the stream tells which frame is the last.
      if (filled === frameBytes) {
        yield sealFrame(key, index, 'content', frame);
        index += 1;
        filled = 0;
      }
      const part = chunk.subarray(taken, taken + frameBytes - filled);
      frame.set(part, filled);
      filled += part.length;
      taken += part.length;
    }
  }
  yield sealFrame(key, index, 'last content', frame.subarray(0, filled));
}
