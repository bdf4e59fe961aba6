/** The router's state on the way to a form that asks for an address which is known already. */
export const withAddress = (email: string) => ({ email });

/** Reads it back. The state survives in the browser's history, so it may hold anything. */
export function addressIn(state: unknown): string {
  const isThere = typeof state === 'object' && state !== null && 'email' in state;
  return isThere && typeof state.email === 'string' ? state.email : '';
}
