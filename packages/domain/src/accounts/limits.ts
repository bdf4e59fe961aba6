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
  // Any stranger can bring this about: it stops a patient guesser, and the owner for an hour at most.
  lockAfterFailures: { name: 'lock-after-failures', tries: 30, perSeconds: hour },
  logInsPerCaller: { name: 'log-ins-per-caller', tries: 600, perSeconds: 10 * minute },
  signUpsPerCaller: { name: 'sign-ups-per-caller', tries: 200, perSeconds: 10 * minute },
  verificationsPerCaller: { name: 'verifications-per-caller', tries: 120, perSeconds: 10 * minute },
  emailChecksPerCaller: { name: 'email-checks-per-caller', tries: 30, perSeconds: minute },
  emailChecksPerAddress: { name: 'email-checks-per-address', tries: 40, perSeconds: day },
  resendsPerMinute: { name: 'resends-per-minute', tries: 1, perSeconds: minute },
  resendsPerDay: { name: 'resends-per-day', tries: 5, perSeconds: day },
} as const satisfies Record<string, Limit>;
