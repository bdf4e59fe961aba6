import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Images, Reencoded, Sizes } from './images.port.ts';

/** Longer than the largest honest picture takes on a slow machine. */
const patienceMs = 60_000;

type Outcome = Reencoded | { readonly fault: string };

function answerOf(outcome: Outcome | undefined): Reencoded {
  if (!outcome || 'fault' in outcome) throw new Error(`a picture could not be made: ${outcome?.fault}`);
  return outcome;
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

  async function run(bytes: Uint8Array, sizes: Sizes): Promise<Reencoded> {
    const busy = (worker ??= start());
    const patience = AbortSignal.timeout(patienceMs);
    try {
      busy.ref();
      busy.postMessage({ bytes, sizes });
      const [outcome]: Outcome[] = await once(busy, 'message', { signal: patience });
      busy.unref();
      return answerOf(outcome);
    } catch (error) {
      // It died or never answered: what it was given is to blame, and the next picture gets a thread that is well.
      worker = undefined;
      await busy.terminate();
      if (patience.aborted) return { unusable: 'not-an-image' };
      throw error;
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
