import { useEffect, useState } from 'react';
import { tourAfter, tourMoved, tourStart, tourToggled } from '../tour-state.ts';

const tickMs = 100;

/** A film that starts by itself would disturb whoever asked the system for less motion: there it waits for Play. */
const wantsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The tour as it plays: its state, and what can be done with it. */
export function useTour(count: number) {
  const [state, setState] = useState(() => tourStart(wantsMotion()));
  const { playing } = state;
  useEffect(() => {
    if (!playing) return undefined;
    const ticking = setInterval(() => setState((before) => tourAfter(before, tickMs, count)), tickMs);
    return () => clearInterval(ticking);
  }, [playing, count]);
  return {
    state,
    toggle: () => setState((before) => tourToggled(before, count)),
    move: (by: 1 | -1) => setState((before) => tourMoved(before, by, count)),
  };
}
