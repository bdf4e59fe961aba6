/** Numbers that look drawn by lot and are the same at every start, so that two demonstrations agree. */
export interface Chance {
  /** From the first to the last, both included. */
  readonly between: (first: number, last: number) => number;
  readonly oneOf: <T>(things: readonly [T, ...T[]] | readonly T[]) => T;
  readonly happens: (percent: number) => boolean;
}

export function chanceFrom(seed: number): Chance {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (first: number, last: number): number => first + Math.floor(next() * (last - first + 1));
  return {
    between,
    oneOf: (things) => {
      const thing = things[between(0, things.length - 1)];
      if (thing === undefined) throw new Error('nothing to choose from');
      return thing;
    },
    happens: (percent) => between(1, 100) <= percent,
  };
}
