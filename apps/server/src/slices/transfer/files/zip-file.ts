import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

const LOCAL_ENTRY = 0x04034b50;
const CONTENTS_ENTRY = 0x02014b50;
const END_OF_CONTENTS = 0x06054b50;
const DEFLATED = 8;
const VERSION_NEEDED = 20;
/** The first day that a ZIP archive can name: the same content always makes the same bytes. */
const FIRST_DAY = 0x21;
const MOST_BYTES = 0xffff_fffe;

export interface PackedFile {
  readonly name: string;
  readonly checksum: number;
  readonly unpacked: number;
  readonly packed: Buffer;
}

/** A file of the archive while it is written; only what is already packed stays in memory. */
export interface FilePacker {
  write(text: string): Promise<void>;
  finish(): Promise<PackedFile>;
}

export function startPacking(name: string): FilePacker {
  const deflate = createDeflateRaw();
  const chunks: Buffer[] = [];
  let checksum = 0;
  let unpacked = 0;
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk));

  return {
    async write(text) {
      const bytes = Buffer.from(text);
      checksum = crc32(bytes, checksum);
      unpacked += bytes.length;
      if (unpacked > MOST_BYTES) throw new Error(`'${name}' is larger than a ZIP archive can hold`);
      if (!deflate.write(bytes)) await once(deflate, 'drain');
    },
    async finish() {
      const ended = once(deflate, 'end');
      deflate.end();
      await ended;
      return { name, checksum, unpacked, packed: Buffer.concat(chunks) };
    },
  };
}

export async function packText(name: string, text: string): Promise<PackedFile> {
  const packer = startPacking(name);
  await packer.write(text);
  return packer.finish();
}

export function zipFile(files: readonly PackedFile[]): Uint8Array<ArrayBuffer> {
  const bodies: Buffer[] = [];
  const contents: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    contents.push(contentsEntry(file, name, at), name);
    bodies.push(localEntry(file, name), name, file.packed);
    at += 30 + name.length + file.packed.length;
    if (at > MOST_BYTES) throw new Error('the files are larger than a ZIP archive can hold');
  }
  const listed = Buffer.concat(contents);
  return joined([...bodies, listed, endOfContents(files.length, listed.length, at)]);
}

function localEntry(file: PackedFile, name: Buffer): Buffer {
  const entry = Buffer.alloc(30);
  entry.writeUInt32LE(LOCAL_ENTRY, 0);
  writeFacts(entry, 4, file, name);
  return entry;
}

function contentsEntry(file: PackedFile, name: Buffer, at: number): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(CONTENTS_ENTRY, 0);
  entry.writeUInt16LE(VERSION_NEEDED, 4);
  writeFacts(entry, 6, file, name);
  entry.writeUInt32LE(at, 42);
  return entry;
}

/** Both entries of a file tell the same in the same order. */
function writeFacts(entry: Buffer, from: number, file: PackedFile, name: Buffer): void {
  entry.writeUInt16LE(VERSION_NEEDED, from);
  entry.writeUInt16LE(DEFLATED, from + 4);
  entry.writeUInt16LE(FIRST_DAY, from + 8);
  entry.writeUInt32LE(file.checksum, from + 10);
  entry.writeUInt32LE(file.packed.length, from + 14);
  entry.writeUInt32LE(file.unpacked, from + 18);
  entry.writeUInt16LE(name.length, from + 22);
}

function endOfContents(files: number, length: number, at: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END_OF_CONTENTS, 0);
  end.writeUInt16LE(files, 8);
  end.writeUInt16LE(files, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(at, 16);
  return end;
}

/** In an array of its own, not a piece of Node's pool, so that it can be handed to another thread. */
function joined(parts: readonly Buffer[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
