/** What somebody does who is there. */
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'];

/** The other tabs read here when somebody was last seen; a person at one tab is not idle at another. */
const seenKey = 'casefolio.seen-at';
const noteEveryMs = 2000;

/** What the watch needs of the browser; tests bring their own. */
export type Watched = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
};

export interface IdleLimits {
  readonly limitMs: number;
  readonly warnBeforeMs: number;
  readonly onWarning: () => void;
  /** Somebody came back after the warning, here or at another tab. */
  readonly onReturn: () => void;
  readonly onIdle: () => void;
}

function makeSeen({ localStorage }: Watched) {
  let here = Date.now();
  const elsewhere = (): number => {
    try {
      return Number(localStorage.getItem(seenKey) ?? 0);
    } catch {
      return 0;
    }
  };
  return {
    here: () => here,
    // A clock that was set back must not keep the screen open for ever.
    last: (now: number) => Math.max(here, Math.min(elsewhere(), now)),
    note: (now: number) => {
      here = now;
      try {
        localStorage.setItem(seenKey, `${now}`);
      } catch {
        // Then each tab watches for itself.
      }
    },
  };
}

/** Watches whether somebody is there: warns before the limit, and tells once when it is reached. Gives the end of the watch. */
export function watchIdle(limits: IdleLimits, watched: Watched = window): () => void {
  const { limitMs, warnBeforeMs, onWarning, onReturn, onIdle } = limits;
  const seen = makeSeen(watched);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWarned = false;
  let isOver = false;

  function look(): void {
    clearTimeout(timer);
    const now = Date.now();
    const idleMs = now - seen.last(now);
    if (idleMs >= limitMs) {
      stop();
      onIdle();
      return;
    }
    const untilWarningMs = limitMs - warnBeforeMs - idleMs;
    const isTimeToWarn = untilWarningMs <= 0;
    if (isTimeToWarn && !isWarned) onWarning();
    if (!isTimeToWarn && isWarned) onReturn();
    isWarned = isTimeToWarn;
    timer = setTimeout(look, isTimeToWarn ? limitMs - idleMs : untilWarningMs);
  }

  function noteLife(): void {
    const now = Date.now();
    if (!isWarned && now - seen.here() < noteEveryMs) return;
    // After a machine's sleep its timers are late: the touch that wakes it must not count before the time was looked at.
    look();
    if (isOver) return;
    seen.note(now);
    if (isWarned) look();
  }

  const followOtherTabs = (event: Event): void => {
    if (isWarned && 'key' in event && event.key === seenKey) look();
  };

  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    for (const sign of signsOfLife) watched.removeEventListener(sign, noteLife, true);
    watched.removeEventListener('storage', followOtherTabs);
  }

  seen.note(Date.now());
  // In the capture phase: a screen that keeps an event to itself has still seen somebody.
  for (const sign of signsOfLife) watched.addEventListener(sign, noteLife, { capture: true, passive: true });
  watched.addEventListener('storage', followOtherTabs);
  look();
  return stop;
}
