/** Gives the turn back; the next one in the line has it then. */
export type GiveBack = () => void;

export interface Turns {
  /** Waits in the line; who does not want the turn any more leaves it by the signal. */
  take(signal: AbortSignal): Promise<GiveBack>;
}

export function takeTurns(most: number): Turns {
  let free = most;
  const line: (() => void)[] = [];
  const giveBack: GiveBack = () => {
    const next = line.shift();
    if (next) next();
    else free += 1;
  };

  return {
    async take(signal) {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      else await place(line, signal);
      return giveBack;
    },
  };
}

function place(line: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      line.splice(line.indexOf(called), 1);
      reject(signal.reason);
    };
    const called = () => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    line.push(called);
    signal.addEventListener('abort', leave, { once: true });
  });
}
