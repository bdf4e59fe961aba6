import type { FileHandle } from 'node:fs/promises';

import { frameBytes, openFrame, sealContent, sealFrame, tagBytes } from './sealed-frames.ts';

/*
 * A sealed file: "CF01", the length of the sealed description in two bytes, the sealed description
 * (the content type), and the sealed frames of the content.
 */
const mark = Buffer.from('CF01');
const prefixBytes = mark.length + 2;
const sealedFrameBytes = frameBytes + tagBytes;

export interface SealedFile {
  readonly contentType: string;
  readonly size: number;
  readonly frames: () => AsyncGenerator<Buffer>;
}

export async function* sealFile(
  key: Buffer,
  contentType: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const description = sealFrame(key, 0, 'description', Buffer.from(contentType, 'utf8'));
  const length = Buffer.alloc(2);
  length.writeUInt16BE(description.length);
  yield Buffer.concat([mark, length, description]);
  yield* sealContent(key, chunks);
}

/** Checks the description and the last frame, and with them the length, before it answers. */
export async function openSealedFile(key: Buffer, handle: FileHandle): Promise<SealedFile> {
  const prefix = await readExactly(handle, 0, prefixBytes);
  if (!prefix.subarray(0, mark.length).equals(mark)) throw new Error('The file does not begin with its mark.');
  const descriptionBytes = prefix.readUInt16BE(mark.length);
  const description = await readExactly(handle, prefixBytes, descriptionBytes);
  const contentType = openFrame(key, 0, 'description', description).toString('utf8');

  const contentStart = prefixBytes + descriptionBytes;
  const sealedBytes = (await handle.stat()).size - contentStart;
  const frameCount = Math.ceil(sealedBytes / sealedFrameBytes);

  async function frame(index: number): Promise<Buffer> {
    const start = index * sealedFrameBytes;
    const length = Math.min(sealedFrameBytes, sealedBytes - start);
    const kind = index === frameCount - 1 ? 'last content' : 'content';
    return openFrame(key, index, kind, await readExactly(handle, contentStart + start, length));
  }

  async function* frames(): AsyncGenerator<Buffer> {
    for (let index = 0; index < frameCount; index += 1) yield await frame(index);
  }

  await frame(frameCount - 1);
  return { contentType, size: sealedBytes - frameCount * tagBytes, frames };
}

async function readExactly(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(Math.max(length, 0));
  const { bytesRead } = await handle.read(bytes, 0, bytes.length, position);
  if (bytesRead !== length) throw new Error('The file is cut short.');
  return bytes;
}
