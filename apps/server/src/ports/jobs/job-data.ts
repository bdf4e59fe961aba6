/** Every job and what it is told. Jobs carry ids, never contents, names, addresses or tokens. */
export interface JobData {
  'send-verification-mail': { userId: number };
  'purge-expired': Record<string, never>;
}

export type JobName = keyof JobData;

/** Jobs that need to be told nothing, and can therefore be run by the clock. */
export type RecurringJobName = {
  [Name in JobName]: JobData[Name] extends Record<string, never> ? Name : never;
}[JobName];
