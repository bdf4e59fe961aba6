/** Signs that nobody takes for one another, whatever the typeface or the hand: no 0 O, 1 I L, U V. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';

/** A code as it was meant, whatever case, spaces and dashes it was typed with. */
export const normalCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** The code of a reset mail. It is void after so many wrong tries. */
export const resetCode = { length: 8, lifeMs: 10 * 60_000, tries: 5 } as const;

/** For whoever has lost their authenticator app: each opens the account once. */
export const recoveryCode = { length: 10, howMany: 10 } as const;

/** In two halves, which are easier to copy by hand. */
export const shownRecoveryCode = (code: string): string =>
  `${code.slice(0, recoveryCode.length / 2)}-${code.slice(recoveryCode.length / 2)}`;

/** What authenticator apps agree on: six digits that change every half minute; a clock may be one step off. */
export const appCode = { digits: 6, stepSeconds: 30, stepsOff: 1 } as const;

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** A secret that was shown, but never confirmed, is forgotten. */
export const pendingSecretMs = 60 * 60_000;
