import { useSyncExternalStore } from 'react';
import { parseStoredUser } from './stored-user.ts';
import type { StoredUser } from './stored-user.ts';

export type { StoredUser } from './stored-user.ts';

export interface Session {
  readonly user: StoredUser | null;
}

const userKey = 'casefolio.user';
/** Holds no data: it only tells the next page what to say. */
const endedMark = 'casefolio.session-ended';
/** The choice of colours belongs to the machine, not to the person, and outlives a log-out. */
const outlivesLogOut = (key: string): boolean => key.startsWith('casefolio.theme');

const listeners = new Set<() => void>();
let lastText: string | null = null;
let session: Session = { user: null };

/** Stands in where the browser refuses to keep anything: the user is then known until the page is left. */
let keptHere: string | null = null;

function storedText(): string | null {
  try {
    return globalThis.localStorage.getItem(userKey);
  } catch {
    return keptHere;
  }
}

/** The same object as long as the stored text is the same, which is what React's stores ask for. */
export function readSession(): Session {
  const text = storedText();
  if (text !== lastText) {
    lastText = text;
    session = { user: parseStoredUser(text) };
  }
  return session;
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

export function storeUser(user: StoredUser): void {
  keptHere = JSON.stringify(user);
  try {
    globalThis.localStorage.setItem(userKey, keptHere);
  } catch {
    // Kept in memory alone.
  }
  tellListeners();
}

/** Leaves nothing of the person behind in this browser. */
export function forgetUser(): void {
  keptHere = null;
  try {
    const { localStorage, sessionStorage } = globalThis;
    for (const key of Object.keys(localStorage)) if (!outlivesLogOut(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Nothing was kept.
  }
  tellListeners();
}

/** The server knows the session no more. The second call that learns it finds nobody signed in, and leaves the mark alone. */
export function endSession(): void {
  if (readSession().user === null) return;
  forgetUser();
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs: a log-out there is a log-out here.
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

export const useSession = (): Session => useSyncExternalStore(subscribe, readSession);
