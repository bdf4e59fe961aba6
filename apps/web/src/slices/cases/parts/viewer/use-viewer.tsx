import { useState } from 'react';
import { loadAhead } from '../../../../ui/load-ahead.tsx';
import type { ShownImage } from './image-viewer.tsx';

const { Part: ImageViewer } = loadAhead(async () => (await import('./image-viewer.tsx')).ImageViewer);

/** Images in full size: `open(2)` shows the third. The viewer's code is fetched with the first image that is opened. */
export function useViewer(images: readonly ShownImage[]) {
  const [shownAt, setShownAt] = useState<number | null>(null);
  const viewer = shownAt !== null && <ImageViewer images={images} startAt={shownAt} onClose={() => setShownAt(null)} />;
  return { open: setShownAt, viewer };
}
