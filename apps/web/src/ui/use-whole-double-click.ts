import { useLayoutEffect } from 'react';

/** Windows waits half a second for the second click; between two taps a fingertip strays. */
const longestPauseMs = 500;
const farthestPx = 40;

/** Enter and Space click, too. */
const isByKey = ({ type, detail }: MouseEvent): boolean => type === 'click' && detail === 0;

/** Keeps the second half of a double click from whatever has come into sight beneath the first. */
function dropSecondHalf({ timeStamp, clientX, clientY }: MouseEvent): void {
  const over = new AbortController();
  const check = (next: MouseEvent): void => {
    if (isByKey(next)) return;
    const isLate = next.timeStamp - timeStamp > longestPauseMs;
    if (isLate || Math.hypot(next.clientX - clientX, next.clientY - clientY) > farthestPx) return over.abort();
    next.preventDefault();
    next.stopImmediatePropagation();
  };
  for (const kind of ['mousedown', 'click'] as const) {
    window.addEventListener(kind, check, { capture: true, signal: over.signal });
  }
}

/**
 * A double click or double tap on the button that closes a dialog ends with the dialog: its second half is not a press of what lies
 * beneath, such as the button that saves a form. The event's `detail` is not asked: not every browser counts taps on two elements together.
 */
export function useWholeDoubleClick(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const watching = new AbortController();
    let last: MouseEvent | null = null;
    const remember = (click: MouseEvent): void => {
      last = isByKey(click) ? null : click;
    };
    window.addEventListener('click', remember, { capture: true, signal: watching.signal });
    return () => {
      watching.abort();
      if (last) dropSecondHalf(last);
    };
  }, [isOpen]);
}
