/** The time, as something a test may set. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
