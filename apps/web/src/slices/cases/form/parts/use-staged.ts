import { startTransition, useEffect, useState } from 'react';

/** How many parts of a long page stand already: the first can be used at once, and the others follow without holding up what is typed in it. */
export function useStaged(count: number): number {
  const [shown, setShown] = useState(1);
  useEffect(() => startTransition(() => setShown(count)), [count]);
  return shown;
}
