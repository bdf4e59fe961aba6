import { crc32, deflateRawSync } from 'node:zlib';

export interface Packed {
  readonly name: string;
  readonly content: Buffer | string;
  readonly stored?: boolean;
  /** Lies for the table of contents. */
  readonly claims?: { readonly unpacked?: number; readonly checksum?: number; readonly flags?: number };
}

/** A ZIP archive of these files, with the lies that a test asks for. */
export function zipOf(files: readonly Packed[]): Buffer {
  const locals: Buffer[] = [];
  const contents: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const { local, entry } = packed(file, at);
    locals.push(local);
    contents.push(entry);
    at += local.length;
  }
  const table = Buffer.concat(contents);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, table, end]);
}

function packed({ name, content, stored = false, claims = {} }: Packed, at: number): { local: Buffer; entry: Buffer } {
  const plain = Buffer.from(content);
  const data = stored ? plain : deflateRawSync(plain);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(Buffer.byteLength(name), 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(claims.flags ?? 0, 8);
  entry.writeUInt16LE(stored ? 0 : 8, 10);
  entry.writeUInt32LE(claims.checksum ?? crc32(plain), 16);
  entry.writeUInt32LE(data.length, 20);
  entry.writeUInt32LE(claims.unpacked ?? plain.length, 24);
  entry.writeUInt16LE(Buffer.byteLength(name), 28);
  entry.writeUInt32LE(at, 42);
  return { local: Buffer.concat([local, Buffer.from(name), data]), entry: Buffer.concat([entry, Buffer.from(name)]) };
}
