import type { Outcome } from '@casefolio/contract/envelope';
import type { Caller, Standing } from '@casefolio/domain/access/access';
import type { Tx } from '../db/database.ts';

/** The session that a call came with. */
export interface OpenSession extends Caller {
  readonly sessionId: number;
  readonly timeOffsetHours: number;
}

/** Who called, and from where. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
}

/** A file as it came with a form. Its name is the caller's word; what it is, its bytes say. */
export interface Upload {
  readonly field: string;
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** One call: who makes it, from where, and the one transaction in which everything it changes stands or falls. */
export interface Visit extends Origin {
  readonly session: OpenSession | null;
  /** In somebody else's log: what its owner lets the caller do there. */
  readonly standing: Standing;
  /**
   * With an Idempotency-Key the answer is kept in the same transaction, and given again instead of running twice; what such a
   * use-case returns from here must therefore be its Answer.
   */
  atomically<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

export interface OpenedSession {
  readonly userId: number;
  readonly token: string;
  readonly remembered: boolean;
}

/** An answer that is more than its data: another success code, a session opened or closed. */
export class Answer<Data> {
  readonly data: Data;
  readonly outcome: Outcome;
  readonly session: OpenedSession | 'closed' | undefined;

  constructor(data: Data, details: { outcome?: Outcome; session?: OpenedSession | 'closed' } = {}) {
    this.data = data;
    this.outcome = details.outcome ?? 'ok';
    this.session = details.session;
  }
}
