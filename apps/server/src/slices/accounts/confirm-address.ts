import type { Tx } from '../../db/database.ts';
import type { Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { markVerified } from './accounts.store.ts';
import { removeTokensOf } from './verification-tokens.store.ts';

/** A mailed link has shown that the address is theirs; the other links to show it are used up. */
export async function confirmAddress(tx: Tx, visit: Visit, userId: number, now: Date): Promise<void> {
  await markVerified(tx, userId, now);
  await removeTokensOf(tx, userId);
  await recordTouch(tx, visit, now, { action: 'account.verified', actorId: userId, ownerId: userId });
}
