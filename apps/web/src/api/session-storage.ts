/** Holds no data: it only tells the next page what to say. */
const endedMark = 'casefolio.session-ended';
/** The choice of colours belongs to the machine, not to the person, and outlives a log-out. */
const outlivesLogOut = (key: string): boolean => key.startsWith('casefolio.theme');

/** Leaves in this browser's storage only what belongs to the machine. */
export function emptyStorage(): void {
  try {
    const { localStorage, sessionStorage } = globalThis;
    for (const key of Object.keys(localStorage)) if (!outlivesLogOut(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Nothing was kept.
  }
}

/** Notes for the next page that the session has ended by itself. */
export function markSessionEnd(): void {
  try {
    globalThis.sessionStorage.setItem(endedMark, 'yes');
  } catch {
    // Then nothing is said.
  }
}

/** True once after a session has ended by itself. */
export function takeSessionEnd(): boolean {
  try {
    const { sessionStorage } = globalThis;
    const isMarked = sessionStorage.getItem(endedMark) !== null;
    sessionStorage.removeItem(endedMark);
    return isMarked;
  } catch {
    return false;
  }
}

/** The server's answer to a log-out empties the whole storage; the function it gives puts back what belongs to the machine. */
export function keepChoicesOfTheMachine(): () => void {
  try {
    const { localStorage } = globalThis;
    const kept = Object.entries(localStorage).filter(([key]) => outlivesLogOut(key));
    return () => {
      for (const [key, value] of kept) localStorage.setItem(key, String(value));
    };
  } catch {
    return () => undefined;
  }
}
