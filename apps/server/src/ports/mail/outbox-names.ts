/** What the name of a mail in the outbox says: `2026-03-01T10-15-30.123Z-ada@example.com.eml`. */
export interface OutboxName {
  readonly sentAt: Date;
  readonly to: string;
}

const wholeName = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)-([A-Za-z0-9@._+-]{1,100})\.eml$/;

/** The time comes first, so that names sort by it; colons are not allowed in the names of every file system. */
export function outboxName({ sentAt, to }: OutboxName): string {
  const time = sentAt.toISOString().replaceAll(':', '-');
  const safeTo = to.replaceAll(/[^A-Za-z0-9@._+-]/g, '_').slice(0, 100);
  return `${time}-${safeTo}.eml`;
}

/** Undefined for every name that is not of a mail, a path out of the outbox included. */
export function readOutboxName(name: string): OutboxName | undefined {
  const [, day, hours, minutes, seconds, to] = wholeName.exec(name) ?? [];
  if (to === undefined) return undefined;
  const sentAt = new Date(`${day}${hours}:${minutes}:${seconds}`);
  return Number.isNaN(sentAt.getTime()) ? undefined : { sentAt, to };
}
