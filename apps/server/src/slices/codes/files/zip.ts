import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { type ArchiveLimits, tooLarge } from './archive-limits.ts';
import { CodeFileFault } from './code-file-fault.ts';

const inflate = promisify(inflateRaw);

const END_OF_CONTENTS = 0x06054b50;
const CONTENTS_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const LONGEST_COMMENT = 0xffff;
const IN_ZIP64 = 0xffffffff;

export interface ZipEntry {
  readonly name: string;
  readonly encrypted: boolean;
  readonly method: number;
  readonly checksum: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly start: number;
}

export const isZip = (bytes: Buffer): boolean => ['504b0304', '504b0506'].includes(bytes.toString('hex', 0, 4));

/** The files named by the table of contents at the archive's end. */
export function zipEntries(bytes: Buffer): ZipEntry[] {
  const end = endOfContents(bytes);
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  let at = start;
  const entries: ZipEntry[] = [];
  for (let number = 0; number < count; number += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== CONTENTS_ENTRY) throw damaged();
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    // Names are shown to people, whose terminal would obey what is hidden in them.
    const name = bytes.toString('utf8', at + 46, nameEnd).replace(/\p{Cc}/gu, '');
    if (!name.endsWith('/')) entries.push(entryAt(bytes, at, name));
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  if (at !== start + bytes.readUInt32LE(end + 12)) throw damaged();
  return entries;
}

function entryAt(bytes: Buffer, at: number, name: string): ZipEntry {
  const entry = {
    name,
    encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    method: bytes.readUInt16LE(at + 10),
    checksum: bytes.readUInt32LE(at + 16),
    packed: bytes.readUInt32LE(at + 20),
    unpacked: bytes.readUInt32LE(at + 24),
    start: bytes.readUInt32LE(at + 42),
  };
  if ([entry.packed, entry.unpacked, entry.start].includes(IN_ZIP64)) throw tooLarge();
  return entry;
}

function endOfContents(bytes: Buffer): number {
  const earliest = Math.max(0, bytes.length - 22 - LONGEST_COMMENT);
  for (let at = bytes.length - 22; at >= earliest; at -= 1) {
    if (bytes.readUInt32LE(at) === END_OF_CONTENTS && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  }
  throw new CodeFileFault('The ZIP archive was cut off: its table of contents is missing; download it again.');
}

/** The content of one file, of exactly the size and checksum that the table of contents states. */
export async function unzip(bytes: Buffer, entry: ZipEntry, limits: ArchiveLimits): Promise<Buffer> {
  if (entry.encrypted) throw new CodeFileFault(`'${entry.name}' is locked with a password; unpack it first.`);
  if (entry.unpacked > limits.room(entry.packed)) throw tooLarge();
  limits.countBytes(entry.unpacked);
  const content = await unpacked(packedBytes(bytes, entry), entry);
  if (content.length !== entry.unpacked || crc32(content) !== entry.checksum) throw damaged(entry.name);
  return content;
}

function packedBytes(bytes: Buffer, { start, packed, name }: ZipEntry): Buffer {
  if (start + 30 > bytes.length || bytes.readUInt32LE(start) !== LOCAL_ENTRY) throw damaged(name);
  const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
  if (from + packed > bytes.length) throw damaged(name);
  return bytes.subarray(from, from + packed);
}

async function unpacked(packed: Buffer, { method, unpacked: size, name }: ZipEntry): Promise<Buffer> {
  if (method === 0) return packed;
  if (method !== 8) throw new CodeFileFault(`'${name}' is packed in a way that is not read here; unpack it first.`);
  try {
    // One byte more than stated is enough to notice an entry that lies about its size.
    return await inflate(packed, { maxOutputLength: size + 1 });
  } catch {
    throw damaged(name);
  }
}

const damaged = (name?: string): CodeFileFault =>
  new CodeFileFault(`The ZIP archive is damaged${name === undefined ? '' : ` at '${name}'`}; download it again.`);
