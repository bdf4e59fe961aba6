import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FileAnswer, FileOrder } from './file-orders.ts';

/** What one file may take of the heap; its bytes and pictures stand outside of it. */
const MOST_HEAP_MB = 768;

/** A thread that makes one file; orders are asked one after the other. */
export interface FileThread {
  ask(order: FileOrder, transfer?: readonly ArrayBuffer[]): Promise<FileAnswer>;
  end(): Promise<void>;
}

export function startThread(patienceMs: number, mostHeapMb = MOST_HEAP_MB): FileThread {
  const worker = new Worker(new URL('file-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: mostHeapMb },
  });
  worker.unref();
  const death = Promise.withResolvers<never>();
  worker.once('error', death.reject);
  worker.once('exit', () => death.reject(new Error('the thread that made the file has ended')));
  // It may die while nobody waits; whoever asks next is told.
  death.promise.catch(() => undefined);

  return {
    async ask(order, transfer = []) {
      const patience = AbortSignal.timeout(patienceMs);
      worker.ref();
      try {
        const answered = once(worker, 'message', { signal: patience });
        worker.postMessage(order, transfer);
        const [answer]: FileAnswer[] = await Promise.race([answered, death.promise]);
        return withoutFault(answer);
      } catch (error) {
        throw patience.aborted ? new Error('making the file took too long', { cause: error }) : error;
      } finally {
        worker.unref();
      }
    },
    async end() {
      await worker.terminate();
    },
  };
}

function withoutFault(answer: FileAnswer | undefined): FileAnswer {
  if (!answer || answer.kind === 'fault') throw new Error(`the file could not be made: ${answer?.reason}`);
  return answer;
}
