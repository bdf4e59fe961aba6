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

/**
 * The router calls the first place of every visit the same, and would open one page where another was left. With a name of its own, which the
 * browser keeps for a reload and for the way back, it is known again.
 */
export function nameThisVisit(visits: Pick<History, 'state' | 'replaceState'>): void {
  if (!visits.state?.key) visits.replaceState({ ...visits.state, key: Math.random().toString(36).slice(2) }, '');
}

interface Scrolling extends Pick<DataRouter, 'enableScrollRestoration'> {
  readonly state: { readonly location: { readonly key: string } };
}

/** The router begins a visit at the top; whoever has scrolled meanwhile stays where they are. */
export function stayWhereScrolled(router: Scrolling): void {
  const y = window.scrollY;
  if (y > 0) router.enableScrollRestoration({ [router.state.location.key]: y }, () => y);
}

/** Something was typed or pressed, or somebody is on the way through the page with the Tab key. */
export const wasUsedEarly = (root: HTMLElement): boolean =>
  document.documentElement.hasAttribute('data-used-early') || root.contains(document.activeElement);

/** The first look, and what it asks for, come before. */
const typefaceAfterMs = 1500;

/** Code that is fetched on demand brings the sheet along unless it is there; switched off, it is there and changes nothing under the reader's eyes. */
export function holdBack(sheet: string): void {
  const off = { rel: 'stylesheet', href: sheet, disabled: true };
  document.head.append(Object.assign(document.createElement('link'), off));
}

/** A page that was drawn ahead is painted with the system's typeface; ours comes with a later screen, where no text that somebody reads can move. */
export function bringTypefaceWithLaterScreen(router: Pick<DataRouter, 'state' | 'subscribe'>): void {
  const sheet = document.querySelector<HTMLElement>('script[data-typeface]')?.dataset['typeface'];
  if (sheet === undefined) return;
  holdBack(sheet);
  if (savesData()) return;
  let faces: readonly FontFace[] = [];
  const get = async () => (faces = await (await import('./typeface.ts')).fetchTypeface(sheet));
  // Without it the system's stays: nobody misses anything.
  setTimeout(() => void get().catch(() => undefined), typefaceAfterMs);
  let last = router.state.location.pathname;
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === last) return;
    last = pathname;
    // One that is there already is not added again.
    for (const face of faces) document.fonts.add(face);
  });
}
