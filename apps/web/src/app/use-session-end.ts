import { useState } from 'react';
import { useLocation } from 'react-router';

export interface SessionEnd {
  /** The session ended (log-out here or in another tab, or its time was over) while this very screen was shown. */
  readonly endedHere: boolean;
}

/** Lives above the frames: they change with the session, and what stands inside them forgets. */
export function useSessionEnd(isSignedIn: boolean): SessionEnd {
  const { key } = useLocation();
  const [lastSignedInAt, setLastSignedInAt] = useState<string | null>(null);
  if (isSignedIn && lastSignedInAt !== key) setLastSignedInAt(key);
  return { endedHere: !isSignedIn && lastSignedInAt === key };
}
