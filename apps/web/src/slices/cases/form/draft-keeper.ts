export interface DraftKeeper {
  /** Something was typed: it is kept once the keys have been still. */
  changed(): void;
  /** Keeps it now, if there is something to keep. */
  flush(): Promise<void>;
  /** Keeps nothing from here on, and is done when nothing is under way any more. */
  pause(): Promise<void>;
  resume(): void;
  /** What was typed so far is saved or given up: there is nothing to keep. */
  forget(): void;
  /** Something was typed that the server may not have yet. */
  hasUnkept(): boolean;
}

const quietMs = 2000;

/** Decides when an unfinished form is kept: one after the other, never while it is being saved. */
export function makeDraftKeeper(keep: () => Promise<void>, afterMs = quietMs): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> = Promise.resolve();
  let isWaiting = false;
  let isUnderWay = false;
  let isPaused = false;

  function flush(): Promise<void> {
    clearTimeout(timer);
    if (!isWaiting || isPaused) return underWay;
    isWaiting = false;
    isUnderWay = true;
    underWay = underWay
      .then(keep)
      .catch(() => {
        isWaiting = true;
      })
      .finally(() => {
        isUnderWay = false;
      });
    return underWay;
  }

  function changed(): void {
    isWaiting = true;
    clearTimeout(timer);
    if (!isPaused) timer = setTimeout(() => void flush(), afterMs);
  }

  return {
    changed,
    flush,
    pause: () => {
      isPaused = true;
      clearTimeout(timer);
      return underWay;
    },
    resume: () => {
      isPaused = false;
      if (isWaiting) changed();
    },
    forget: () => {
      isWaiting = false;
    },
    hasUnkept: () => !isPaused && (isWaiting || isUnderWay),
  };
}
