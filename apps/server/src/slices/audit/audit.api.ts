import { randomUUID } from 'node:crypto';
import type { Queryable, Tx } from '../../db/database.ts';
import type { Visit } from '../../http/visit.ts';
import { addAuditRow } from './audit.store.ts';

export interface Touch {
  /** What was done, verb last: 'account.registered'. */
  readonly action: string;
  /** Who did it; by default whoever's session it is. */
  readonly actorId?: number;
  /** Whose things were touched. */
  readonly ownerId?: number;
  readonly object?: string;
  readonly outcome?: 'done' | 'refused';
}

/** Written in the transaction of what it records: nothing happens unrecorded. Ids only, never contents. */
export async function recordTouch(db: Queryable, visit: Visit, at: Date, touch: Touch): Promise<void> {
  await addAuditRow(db, {
    at,
    actor_id: touch.actorId ?? visit.session?.userId ?? null,
    owner_id: touch.ownerId ?? null,
    action: touch.action,
    object: touch.object ?? null,
    outcome: touch.outcome ?? 'done',
    address: visit.address,
    request_id: visit.requestId,
  });
}

/** The operator works at the machine itself, under nobody's account. */
export const operatorIn = (tx: Tx): Visit => ({
  session: null,
  standing: null,
  address: 'operator',
  userAgent: '',
  requestId: randomUUID(),
  atomically: (work) => work(tx),
});
