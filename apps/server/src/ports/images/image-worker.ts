import { parentPort } from 'node:worker_threads';
import { type Sizes, UnusableImage } from './images.port.ts';
import { reencode } from './reencode.ts';

interface Wish {
  readonly bytes: Uint8Array;
  readonly sizes: Sizes;
}

const answerTo = ({ bytes, sizes }: Wish) =>
  reencode(bytes, sizes).then(
    (pictures) => ({ pictures }),
    (error: unknown) => (error instanceof UnusableImage ? { unusable: error.reason } : { fault: String(error) }),
  );

parentPort?.on('message', (wish: Wish) => {
  void answerTo(wish).then((answer) => parentPort?.postMessage(answer));
});
