import type { StoredUser } from '../api/stored-user.ts';

export type Guard = 'public' | 'guest-only' | 'signed-in';

export type Visitor = Pick<StoredUser, 'id' | 'verified'> | null;

/** Where this visitor is sent instead, or null when they may stay. */
export function decideRoute(guard: Guard, user: Visitor): '/signin' | '/' | '/dashboard' | null {
  if (guard === 'public') return null;
  if (guard === 'guest-only') return user?.verified ? '/dashboard' : null;
  if (user === null) return '/signin';
  return user.verified ? null : '/';
}

/** The specification's rule for the signed-in shell, narrowed to visitors with a session (a guest never sees it). */
export function shellFor(user: Visitor, path: string): 'signed-in' | 'public' {
  if (user === null) return 'public';
  const isOwnPlace = /profile|dashboard/i.test(path);
  return user.id > 0 || user.verified || isOwnPlace ? 'signed-in' : 'public';
}

/** The router's state on the way to /signin: where to go on afterwards. */
export interface ReturnState {
  readonly returnTo: string;
}

/** Reads it back. The state survives in the browser's history, so it may hold anything. */
export function returnPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null;
  const path = state.returnTo;
  const isOwnPath = typeof path === 'string' && /^\/(?![/\\])/.test(path);
  return isOwnPath ? path : null;
}
