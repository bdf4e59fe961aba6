const minutes = (n: number): number => n * 60_000;
const hours = (n: number): number => minutes(n * 60);
const days = (n: number): number => hours(n * 24);

/** A session ends after its whole life or after standing idle, whichever comes first. */
export const sessionEnds = {
  remembered: { lifeMs: days(14), idleMs: days(3) },
  forTheDay: { lifeMs: hours(12), idleMs: minutes(30) },
} as const;

/** When a screen that nobody touches is locked: soon where anybody may pass, later at a desk of one's own ('Remember Me'). */
export const lockAfterIdle = { forTheDayMs: minutes(15), rememberedMs: hours(4), warnBeforeMs: minutes(1) } as const;

export interface SessionTimes {
  readonly remembered: boolean;
  readonly openedAt: Date;
  readonly lastSeenAt: Date;
}

export function hasEnded({ remembered, openedAt, lastSeenAt }: SessionTimes, now: Date): boolean {
  const ends = remembered ? sessionEnds.remembered : sessionEnds.forTheDay;
  return now.getTime() - openedAt.getTime() >= ends.lifeMs || now.getTime() - lastSeenAt.getTime() >= ends.idleMs;
}

export const verificationTokenMs = days(2);
