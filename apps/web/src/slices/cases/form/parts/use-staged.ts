import { useEffect, useState } from 'react';

/** How many parts of a long page stand already: each comes with a frame of its own, so that the first can be used at once. */
export function useStaged(count: number): number {
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown >= count) return undefined;
    const timer = setTimeout(() => setShown(shown + 1));
    return () => clearTimeout(timer);
  }, [shown, count]);
  return shown;
}
