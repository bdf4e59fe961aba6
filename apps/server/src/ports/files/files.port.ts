import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly key: string;
  readonly size: number;
  readonly contentType: string;
}

export interface FileMeta {
  readonly contentType: string;
  readonly key?: string;
}

export interface OpenedFile {
  /** Read it to its end or destroy it: it holds a file or a connection open. */
  readonly stream: Readable;
  readonly size: number;
  readonly contentType: string;
}

/** Keeps bytes that are too large for the database: images, exports, imported files. */
export interface FileStore {
  /** Stores the bytes under a random key that says nothing about them, a new one or the given; a stream that fails stores nothing. */
  put(content: Readable | Uint8Array, meta: FileMeta): Promise<StoredFile>;
  /** Undefined when there is no such file. */
  open(key: string): Promise<OpenedFile | undefined>;
  /** A file that is missing already is fine. */
  remove(key: string): Promise<void>;
  close(): Promise<void>;
}
