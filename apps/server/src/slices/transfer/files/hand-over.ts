import { isMarkedAsUntransferable } from 'node:worker_threads';
import type { PrintedCase } from '@casefolio/domain/transfer/papers';

export interface HandedOver {
  readonly cases: readonly PrintedCase[];
  readonly transfer: readonly ArrayBuffer[];
}

/**
 * Pictures go to the other thread instead of being copied, and are empty here afterwards. Those that share their memory with
 * something else, such as the small ones in Node's pool, are copied: a thread takes the whole memory or none of it.
 */
export function handOver(cases: readonly PrintedCase[]): HandedOver {
  const transfer = new Set<ArrayBuffer>();
  const own = (bytes: Uint8Array): Uint8Array => {
    const { buffer } = bytes;
    const whole = isWhole(bytes) && buffer instanceof ArrayBuffer && !isMarkedAsUntransferable(buffer);
    const given = whole ? bytesOf(buffer) : Uint8Array.from(bytes);
    transfer.add(given.buffer);
    return given;
  };
  const handed = cases.map(({ heading, remark, sections, images }) => ({
    heading,
    remark,
    sections,
    images: images.map(({ name, jpeg }) => ({ name, jpeg: own(jpeg) })),
  }));
  return { cases: handed, transfer: [...transfer] };
}

const isWhole = (bytes: Uint8Array): boolean => bytes.byteLength > 0 && bytes.byteLength === bytes.buffer.byteLength;

const bytesOf = (buffer: ArrayBuffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);
