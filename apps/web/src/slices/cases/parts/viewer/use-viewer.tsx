import { lazy, Suspense, useState } from 'react';
import type { ShownImage } from './image-viewer.tsx';

const ImageViewer = lazy(async () => ({ default: (await import('./image-viewer.tsx')).ImageViewer }));

/** Images in full size: `open(2)` shows the third. The viewer's code is fetched with the first image that is opened. */
export function useViewer(images: readonly ShownImage[]) {
  const [shownAt, setShownAt] = useState<number | null>(null);
  const viewer = shownAt !== null && (
    <Suspense>
      <ImageViewer images={images} startAt={shownAt} onClose={() => setShownAt(null)} />
    </Suspense>
  );
  return { open: setShownAt, viewer };
}
