import type { Tx } from '../../db/database.ts';
import { removeDraft } from './drafts.store.ts';

/** What was written in a draft has been saved: the draft goes in the same transaction. */
export async function forgetDraft(tx: Tx, userId: number, key: string | undefined): Promise<void> {
  if (key !== undefined) await removeDraft(tx, { userId, key });
}
