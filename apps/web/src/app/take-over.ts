import type { DataRouter } from 'react-router';

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

/** A page that was drawn ahead is painted with the system's typeface; ours comes with the next screen, where no text that somebody reads can move. */
export function bringTypefaceWithNextScreen(router: Pick<DataRouter, 'state' | 'subscribe'>): void {
  const sheet = document.querySelector<HTMLElement>('script[data-typeface]')?.dataset['typeface'];
  if (sheet === undefined) return;
  const first = router.state.location.pathname;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === first) return;
    stop();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href: sheet });
    document.head.prepend(link);
  });
}
