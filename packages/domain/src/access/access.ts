/** Who may call an endpoint, and whose things it touches. Asked before anything else. */
export const accessRules = {
  anyone: { who: 'anyone', whose: 'anyone' },
  'signed-in': { who: 'unverified', whose: 'anyone' },
  'own account, unverified too': { who: 'unverified', whose: 'own' },
  verified: { who: 'verified', whose: 'anyone' },
  'own account': { who: 'verified', whose: 'own' },
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

/** Second question: is it theirs? If not, it is answered as if it were not there. */
export function isTheirs(rule: AccessRule, caller: Caller | null, ownerId: number | undefined): boolean {
  return accessRules[rule].whose === 'anyone' || (caller !== null && caller.userId === ownerId);
}
