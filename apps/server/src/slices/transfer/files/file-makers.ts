import type { PrintedBook, PrintedCase, SheetPlan } from '@casefolio/domain/transfer/papers';
import type { FileAnswer, FileOrder, FileStart, RowBatch } from './file-orders.ts';
import { type FileThread, startThread } from './file-thread.ts';
import { takeTurns, type Turns } from './file-turns.ts';
import { handOver } from './hand-over.ts';

/**
 * A file that is being made. It holds one of few turns from its first batch on: whoever begins it must finish or abandon it.
 * Batches are taken in the order in which they are added; after a failure every call fails for the same reason.
 */
export interface Making<Batch> {
  add(batch: Batch): Promise<void>;
  finish(): Promise<Uint8Array>;
  abandon(): Promise<void>;
}

/** Nobody has failed: the server stops, or whoever wanted the file gave it up. */
export class FileAbandoned extends Error {}

/** Makes files in threads of their own, so that a long one keeps nobody waiting. The bytes of pictures are given away with `add`. */
export interface FileMakers {
  workbook(plans: readonly SheetPlan[]): Making<RowBatch>;
  book(book: PrintedBook): Making<readonly PrintedCase[]>;
  close(): Promise<void>;
}

const MOST_AT_A_TIME = 2;
/** Longer than the largest honest batch takes on a slow machine. */
const PATIENCE_MS = 120_000;

interface Parcel {
  readonly order: FileOrder;
  readonly transfer?: readonly ArrayBuffer[];
}

export function workerFileMakers({ patienceMs = PATIENCE_MS } = {}): FileMakers {
  const turns = takeTurns(MOST_AT_A_TIME);
  const open = new Set<{ abandon(): Promise<void> }>();
  let isClosed = false;

  function begin<Batch>(start: FileStart, pack: (batch: Batch) => Parcel): Making<Batch> {
    if (isClosed) throw new FileAbandoned('no more files are made');
    const making = startMaking(start, pack, turns, patienceMs, () => open.delete(making));
    open.add(making);
    return making;
  }

  return {
    workbook: (plans) => begin({ kind: 'workbook', plans }, (batch: RowBatch) => ({ order: { kind: 'rows', batch } })),
    book: (book) => begin({ kind: 'book', book }, parcelOfCases),
    async close() {
      isClosed = true;
      await Promise.all([...open].map((making) => making.abandon()));
    },
  };
}

function parcelOfCases(batch: readonly PrintedCase[]): Parcel {
  const { cases, transfer } = handOver(batch);
  return { order: { kind: 'cases', batch: cases }, transfer };
}

function startMaking<Batch>(
  start: FileStart,
  pack: (batch: Batch) => Parcel,
  turns: Turns,
  patienceMs: number,
  onEnd: () => void,
): Making<Batch> {
  const stop = new AbortController();
  let thread: Promise<FileThread> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let freed: Promise<void> = Promise.resolve();

  async function begin(): Promise<FileThread> {
    const giveBack = await turns.take(stop.signal);
    if (stop.signal.aborted) giveBack();
    stop.signal.throwIfAborted();
    const begun = startThread(patienceMs);
    stop.signal.addEventListener('abort', () => {
      freed = begun.end().finally(giveBack);
    });
    await begun.ask({ ...start });
    return begun;
  }

  function end(reason: unknown): Promise<void> {
    stop.abort(reason);
    onEnd();
    return freed;
  }

  async function ask(parcel: () => Parcel): Promise<FileAnswer> {
    try {
      stop.signal.throwIfAborted();
      const begun = await (thread ??= begin());
      stop.signal.throwIfAborted();
      const { order, transfer } = parcel();
      return await begun.ask(order, transfer);
    } catch (error) {
      await end(error);
      throw stop.signal.reason;
    }
  }

  function inOrder(parcel: () => Parcel): Promise<FileAnswer> {
    const answer = last.then(() => ask(parcel));
    last = answer.catch(() => undefined);
    return answer;
  }

  return {
    async add(batch) {
      await inOrder(() => pack(batch));
    },
    async finish() {
      const answer = await inOrder(() => ({ order: { kind: 'finish' } }));
      await end(new Error('the file is finished'));
      if (answer.kind !== 'file') throw new Error('the thread answered without a file');
      return answer.bytes;
    },
    abandon: () => end(new FileAbandoned('the file was abandoned')),
  };
}
