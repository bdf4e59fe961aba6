import type { DataRouter } from 'react-router';
import { savesData } from '../ui/saves-data.ts';

/** The code of the first screen has arrived, or could not. */
export function firstScreenIsLoaded(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** Whether the page is what this visit would draw itself; one with a query or a history of its own may look otherwise. */
export function isDrawnForThisVisit(
  root: Pick<HTMLElement, 'hasAttribute' | 'hasChildNodes'>,
  { location, errors }: Pick<DataRouter['state'], 'location' | 'errors'>,
): boolean {
  const isDrawn = root.hasAttribute('data-drawn') && root.hasChildNodes();
  return isDrawn && location.search === '' && location.state === null && errors === null;
}

/** public/before-paint.js hides from those who are signed in what was drawn for guests. */
export function showRoot(): void {
  document.documentElement.removeAttribute('data-hides-drawn');
}

/** public/before-paint.js notes what is typed and pressed until this. */
export function stopWaiting(): void {
  document.documentElement.removeAttribute('data-waits');
}

export const wasUsedEarly = (): boolean => document.documentElement.hasAttribute('data-used-early');

/** The first look, and what it asks for, come before. */
const typefaceAfterMs = 1500;

/** A page that was drawn ahead is painted with the system's typeface; ours comes with a later screen, where no text that somebody reads can move. */
export function bringTypefaceWithLaterScreen(router: Pick<DataRouter, 'state' | 'subscribe'>): void {
  const sheet = document.querySelector<HTMLElement>('script[data-typeface]')?.dataset['typeface'];
  if (sheet === undefined || savesData()) return;
  let faces: readonly FontFace[] = [];
  const get = async () => (faces = await (await import('./typeface.ts')).fetchTypeface(sheet));
  // Without it the system's stays: nobody misses anything.
  setTimeout(() => void get().catch(() => undefined), typefaceAfterMs);
  let last = router.state.location.pathname;
  const stop = router.subscribe(({ location: { pathname } }) => {
    if (pathname === last) return;
    last = pathname;
    for (const face of faces) document.fonts.add(face);
    if (faces.length > 0) stop();
  });
}
