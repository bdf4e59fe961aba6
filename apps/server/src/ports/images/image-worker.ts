import { parentPort } from 'node:worker_threads';
import type { Reencoded, Sizes } from './images.port.ts';
import { reencode } from './reencode.ts';
import { UnusableImage } from './unusable-image.ts';

interface Wish {
  readonly bytes: Uint8Array;
  readonly sizes: Sizes;
}

const answerTo = ({ bytes, sizes }: Wish): Promise<Reencoded | { fault: string }> =>
  reencode(bytes, sizes).catch((error: unknown) =>
    error instanceof UnusableImage ? { unusable: error.reason } : { fault: String(error) },
  );

parentPort?.on('message', (wish: Wish) => {
  void answerTo(wish).then((answer) => parentPort?.postMessage(answer));
});
