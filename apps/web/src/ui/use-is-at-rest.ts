import { useEffect, useState } from 'react';
import { savesData } from './saves-data.ts';

/** How long the page itself has the network for its own. */
const quietMs = 1500;

/** Signs that a hand is on its way to something. */
const stirrings = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Runs once the page has come to rest, or a hand has stirred: the time to fetch what may be wanted next. Answers with how to stop waiting. */
export function whenAtRest(run: () => void): () => void {
  if (savesData()) return () => undefined;
  const rest = () => {
    stop();
    run();
  };
  const timer = setTimeout(rest, quietMs);
  const stop = () => {
    clearTimeout(timer);
    for (const sign of stirrings) removeEventListener(sign, rest);
  };
  for (const sign of stirrings) addEventListener(sign, rest, { passive: true });
  return stop;
}

/** True once the page has come to rest. */
export function useIsAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenAtRest(() => setAtRest(true)), []);
  return isAtRest;
}
