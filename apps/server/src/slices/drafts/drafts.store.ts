import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { drafts, type FormContent } from '../../db/schema/drafts.ts';

export interface DraftKey {
  readonly userId: number;
  readonly key: string;
}

const isIt = ({ userId, key }: DraftKey) => and(eq(drafts.user_id, userId), eq(drafts.key, key));

export async function draftOf(db: Queryable, key: DraftKey) {
  const [found] = await db
    .select({ content: drafts.content, updatedAt: drafts.updated_at })
    .from(drafts)
    .where(isIt(key));
  return found;
}

export async function putDraft(tx: Tx, { userId, key }: DraftKey, content: FormContent, at: Date): Promise<void> {
  await tx
    .insert(drafts)
    .values({ user_id: userId, key, content, updated_at: at })
    .onConflictDoUpdate({ target: [drafts.user_id, drafts.key], set: { content, updated_at: at } });
}

/** Of too many the oldest go: what is being typed now is worth more. */
export async function keepNewest(tx: Tx, userId: number, most: number): Promise<void> {
  const older = tx
    .select({ key: drafts.key })
    .from(drafts)
    .where(eq(drafts.user_id, userId))
    .orderBy(desc(drafts.updated_at), drafts.key)
    .offset(most);
  await tx.delete(drafts).where(and(eq(drafts.user_id, userId), inArray(drafts.key, older)));
}

export async function removeDraft(db: Queryable, key: DraftKey): Promise<void> {
  await db.delete(drafts).where(isIt(key));
}

export async function purgeDrafts(db: Queryable, before: Date): Promise<void> {
  await db.delete(drafts).where(lt(drafts.updated_at, before));
}
