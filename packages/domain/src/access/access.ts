/** Who may call an endpoint, and whose things it touches. Asked before anything else. */
export const accessRules = {
  anyone: { who: 'anyone', whose: 'anyone' },
  'signed-in': { who: 'unverified', whose: 'anyone' },
  'own account, unverified too': { who: 'unverified', whose: 'own' },
  verified: { who: 'verified', whose: 'anyone' },
  'own account': { who: 'verified', whose: 'own' },
  /** A doctor's log: theirs, and those they let in as Editor or Viewer. */
  'read a log': { who: 'verified', whose: 'shared', needs: 'VIEWER' },
  'write in a log': { who: 'verified', whose: 'shared', needs: 'EDITOR' },
} as const;

export type AccessRule = keyof typeof accessRules;

export interface Caller {
  readonly userId: number;
  readonly verified: boolean;
}

export type Refusal = 'no-session' | 'not-verified';

/** First question: may somebody like this caller come in at all? */
export function refusal(rule: AccessRule, caller: Caller | null): Refusal | null {
  const { who } = accessRules[rule];
  if (who === 'anyone') return null;
  if (!caller) return 'no-session';
  return who === 'verified' && !caller.verified ? 'not-verified' : null;
}

/** What a doctor lets somebody do in their log; null when they were not let in. */
export type Standing = 'EDITOR' | 'VIEWER' | null;

export type Ownership = 'theirs' | 'not-there' | 'not-allowed';

/** Second question: is it theirs, or shared with them? What is not theirs to see is answered as if it were not there. */
export function ownership(
  rule: AccessRule,
  caller: Caller | null,
  ownerId: number | undefined,
  standing: Standing = null,
): Ownership {
  const wanted = accessRules[rule];
  if (wanted.whose === 'anyone') return 'theirs';
  if (caller !== null && caller.userId === ownerId) return 'theirs';
  if (wanted.whose === 'own' || standing === null) return 'not-there';
  return standing === 'EDITOR' || wanted.needs === 'VIEWER' ? 'theirs' : 'not-allowed';
}

/** Only then a share must be looked up. */
export const asksForShare = (rule: AccessRule, caller: Caller | null, ownerId: number | undefined): boolean =>
  accessRules[rule].whose === 'shared' && caller !== null && caller.userId !== ownerId;
