/** Lets at most so many pieces of work run at once; the others wait in order. */
export function atMost(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (running < limit) running += 1;
    else await new Promise<void>((go) => waiting.push(go));
  }

  /** The place goes straight to the next in line, so that nobody can slip in between. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
