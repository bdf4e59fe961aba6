import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Images, type Pictures, type Sizes, type Unusable, UnusableImage } from './images.port.ts';

/** Longer than the largest honest picture takes on a slow machine. */
const patienceMs = 60_000;

type Outcome = { readonly pictures: Pictures } | { readonly unusable: Unusable } | { readonly fault: string };

function picturesOf(outcome: Outcome | undefined): Pictures {
  if (outcome && 'pictures' in outcome) return outcome.pictures;
  if (outcome && 'unusable' in outcome) throw new UnusableImage(outcome.unusable);
  throw new Error(`a picture could not be made: ${outcome?.fault}`);
}

const start = (): Worker => {
  const fresh = new Worker(new URL('image-worker.ts', import.meta.url));
  fresh.unref();
  return fresh;
};

/** One picture after the other in a thread of its own: a hostile one costs its sender's time, and nobody else's. */
export function workerImages(): Images {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function run(bytes: Uint8Array, sizes: Sizes): Promise<Pictures> {
    const busy = (worker ??= start());
    const patience = AbortSignal.timeout(patienceMs);
    try {
      busy.ref();
      busy.postMessage({ bytes, sizes });
      const [outcome]: Outcome[] = await once(busy, 'message', { signal: patience });
      busy.unref();
      return picturesOf(outcome);
    } catch (error) {
      if (error instanceof UnusableImage) throw error;
      // It died or never answered: what it was given is to blame, and the next picture gets a thread that is well.
      worker = undefined;
      await busy.terminate();
      throw patience.aborted ? new UnusableImage('not-an-image') : error;
    }
  }

  return {
    reencode(bytes, sizes) {
      const turn = last.then(() => run(bytes, sizes));
      last = turn.catch(() => undefined);
      return turn;
    },
    async close() {
      await last;
      await worker?.terminate();
    },
  };
}
