import { useEffect, useState } from 'react';
import { savesData } from './saves-data.ts';

/** How long the page itself has the network for its own. */
const quietMs = 1500;

/** Signs that a hand is on its way to something. */
const stirrings = ['pointermove', 'pointerdown', 'keydown'] as const;

/** True once the page has come to rest, or a hand has stirred: the time to fetch what may be wanted next. */
export function useIsAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    if (isAtRest || savesData()) return undefined;
    const rest = () => setAtRest(true);
    const timer = setTimeout(rest, quietMs);
    for (const sign of stirrings) addEventListener(sign, rest, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of stirrings) removeEventListener(sign, rest);
    };
  }, [isAtRest]);
  return isAtRest;
}
