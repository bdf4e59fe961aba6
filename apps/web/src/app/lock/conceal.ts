import { focusManager } from '@tanstack/react-query';

/** The screen behind is not told that it lost the focus: a search box, say, would drop what was typed. */
function keepQuiet(event: Event): void {
  const isOfLock = event.target instanceof Element && event.target.closest('[data-lock]') !== null;
  if (!isOfLock) event.stopImmediatePropagation();
}

/** The router numbers its places; public/before-paint.js keeps Back and Forward from leading away from this one. */
function placeInHistory(): string {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? String(state.idx) : '';
}

/** Hides everything but the lock (base.css does it by the mark) and asks the server nothing meanwhile; gives the way back. */
export function conceal(): () => void {
  const focused = document.activeElement;
  const { title } = document;
  document.body.setAttribute('data-locked', placeInHistory());
  for (const loss of ['blur', 'focusout']) window.addEventListener(loss, keepQuiet, true);
  focusManager.setFocused(false);
  return () => {
    for (const loss of ['blur', 'focusout']) window.removeEventListener(loss, keepQuiet, true);
    document.body.removeAttribute('data-locked');
    document.title = title;
    focusManager.setFocused(undefined);
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}
