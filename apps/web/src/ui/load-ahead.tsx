import { lazy, useState } from 'react';
import type { ComponentType } from 'react';

interface LoadedAhead<Props> {
  readonly Part: ComponentType<Props>;
  readonly prepare: () => Promise<unknown>;
}

/**
 * A part whose code comes with its first use, or ahead of it by `prepare`. React's own `lazy` shows nothing for a moment even when the code is
 * there, and may hold the part back for 300 ms after that; this one draws it at once.
 */
export function loadAhead<Props extends object>(load: () => Promise<ComponentType<Props>>): LoadedAhead<Props> {
  let here: ComponentType<Props> | null = null;
  const prepare = async () => {
    here ??= await load();
    return { default: here };
  };
  const Later: ComponentType<Props> = lazy(prepare);
  // Chosen once: when the code arrives while the part waits for it, what stands there must not be drawn anew.
  const Part = (props: Props) => {
    const [Drawn] = useState(() => here ?? Later);
    return <Drawn {...props} />;
  };
  return { Part, prepare };
}
