import type { Limit } from '@casefolio/domain/accounts/limits';

/** Counts tries over all nodes. */
export interface Limiter {
  /** Counts one try. Answers the seconds to wait when it was one too many, else null. */
  take(limit: Limit, subject: string): Promise<number | null>;
  /** A success makes the failures before it forgotten. */
  forget(limit: Limit, subject: string): Promise<void>;
}
