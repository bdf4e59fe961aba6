/** How often something may be tried. Counted over all nodes, per subject, in fixed windows. */
export interface Limit {
  readonly name: string;
  readonly tries: number;
  readonly perSeconds: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** One clinic may sit behind one address: limits per caller are wide, limits per account are narrow. */
export const accountLimits = {
  logInFailures: { name: 'log-in-failures', tries: 8, perSeconds: 5 * minute },
  // Any stranger can bring this about for strangers; the owner's own browsers are counted apart.
  lockAfterFailures: { name: 'lock-after-failures', tries: 30, perSeconds: hour },
  logInsPerCaller: { name: 'log-ins-per-caller', tries: 600, perSeconds: 10 * minute },
  signUpsPerCaller: { name: 'sign-ups-per-caller', tries: 200, perSeconds: 10 * minute },
  verificationsPerCaller: { name: 'verifications-per-caller', tries: 120, perSeconds: 10 * minute },
  emailChecksPerCaller: { name: 'email-checks-per-caller', tries: 30, perSeconds: minute },
  emailChecksPerAddress: { name: 'email-checks-per-address', tries: 40, perSeconds: day },
  resetMails: { name: 'reset-mails', tries: 3, perSeconds: hour },
  resetMailsPerCaller: { name: 'reset-mails-per-caller', tries: 60, perSeconds: 10 * minute },
  wrongResetsPerCaller: { name: 'wrong-resets-per-caller', tries: 30, perSeconds: 10 * minute },
  // The password again before something weighty; a code of the app outside of log-in, where it counts with the password.
  ownPasswordTries: { name: 'own-password-tries', tries: 8, perSeconds: 5 * minute },
  secondFactorTries: { name: 'second-factor-tries', tries: 8, perSeconds: 5 * minute },
  resendsPerMinute: { name: 'resends-per-minute', tries: 1, perSeconds: minute },
  resendsPerDay: { name: 'resends-per-day', tries: 5, perSeconds: day },
} as const satisfies Record<string, Limit>;

/** So long after its last log-in a browser is still known to the account; strangers' tries are counted apart from its own. */
export const knownPlaceMs = 60 * day * 1000;
