import { useSyncExternalStore } from 'react';
import { emptyStorage, markSessionEnd } from './session-storage.ts';
import { parseStoredUser } from './stored-user.ts';
import type { StoredUser } from './stored-user.ts';

export type { StoredUser } from './stored-user.ts';

export interface Session {
  readonly user: StoredUser | null;
  /** The session has ended, but the screen stands as it was, covered, until its user comes back. */
  readonly locked: boolean;
}

const userKey = 'casefolio.user';
/** When this session was opened, and whether it is to be remembered. */
export const openingKey = 'casefolio.opening';
/** Set for a moment: it tells the other tabs that this is a lock and no log-out. */
const lockMark = 'casefolio.locked';

const listeners = new Set<() => void>();
let lastText: string | null = null;
const nobody: Session = { user: null, locked: false };
let session: Session = nobody;

/** Whose screen is locked: known to this page and to no storage, so that a reload finds nobody. */
let held: Session | null = null;

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
  if (held) return held;
  const text = storedText();
  if (text !== lastText) {
    lastText = text;
    session = { user: parseStoredUser(text), locked: false };
  }
  return session;
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

export function storeUser(user: StoredUser): void {
  held = null;
  keptHere = JSON.stringify(user);
  try {
    globalThis.localStorage.setItem(userKey, keptHere);
  } catch {
    // Kept in memory alone.
  }
  tellListeners();
}

export function storeOpening(remembered: boolean): void {
  try {
    globalThis.localStorage.setItem(openingKey, JSON.stringify({ remembered, at: Date.now() }));
  } catch {
    // Then it counts as one that is not to be remembered.
  }
}

/** Leaves nothing of the person behind in this browser. */
export function forgetUser(): void {
  held = null;
  keptHere = null;
  emptyStorage();
  tellListeners();
}

function hold(user: StoredUser | null): void {
  if (user !== null) held ??= { user, locked: true };
}

/** Keeps what this page and its other tabs show in their memory, covered, and leaves nothing in storage. */
export function lockSession(): void {
  hold(readSession().user);
  try {
    globalThis.localStorage.setItem(lockMark, 'yes');
  } catch {
    // Then the other tabs lock by themselves.
  }
  keptHere = null;
  emptyStorage();
  tellListeners();
}

let lockInstead = (): void => undefined;

/** `decide` is asked when the server knows the session no more; it may lock the screen instead of leaving it. */
export function decideSessionEnd(decide: () => void): () => void {
  lockInstead = decide;
  return () => {
    lockInstead = () => undefined;
  };
}

/**
 * The server knows the session no more. Tells whether the screen is to be left. The second call that learns it finds nobody signed in,
 * and leaves the mark alone.
 */
export function endSession(): boolean {
  if (!held) lockInstead();
  if (held) return false;
  if (readSession().user !== null) {
    forgetUser();
    markSessionEnd();
  }
  return true;
}

/** A log-out in another tab is a log-out here, a lock there a lock here, and who comes back there is back here. */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === lockMark && newValue !== null) hold(session.user);
  if (key === userKey && newValue !== null && held) {
    const isSame = held.user?.id === parseStoredUser(newValue)?.id;
    held = null;
    // What lies under the lock is not for somebody else: a whole new page forgets it.
    if (!isSame) return globalThis.location.assign('/');
  }
  tellListeners();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(listener);
  };
}

/** A page that was drawn ahead was drawn for nobody in particular. */
export const useSession = (): Session => useSyncExternalStore(subscribe, readSession, () => nobody);
