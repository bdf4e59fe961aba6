import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';

export type Account = typeof users.$inferSelect;
export type NewAccount = Omit<typeof users.$inferInsert, 'id'>;

/** Undefined when the address belongs to an account already, also when both come in the same moment. */
export async function addAccount(db: Queryable, account: NewAccount): Promise<Account | undefined> {
  const [added] = await db.insert(users).values(account).onConflictDoNothing().returning();
  return added;
}

export async function accountById(db: Queryable, id: number): Promise<Account | undefined> {
  const [account] = await db.select().from(users).where(eq(users.id, id));
  return account;
}

export async function accountByEmail(db: Queryable, email: string): Promise<Account | undefined> {
  const [account] = await db.select().from(users).where(eq(users.email, email));
  return account;
}

export async function emailIsUsed(db: Queryable, email: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return found.length > 0;
}

export async function markVerified(db: Queryable, id: number, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ verified_at: at })
    .where(and(eq(users.id, id), isNull(users.verified_at)));
}

export async function setPassword(db: Queryable, id: number, password_hash: string): Promise<void> {
  await db.update(users).set({ password_hash }).where(eq(users.id, id));
}

/** False when the password is no longer the one that was replaced. */
export async function replacePasswordHash(
  db: Queryable,
  id: number,
  { oldHash, newHash }: { readonly oldHash: string; readonly newHash: string },
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ password_hash: newHash })
    .where(and(eq(users.id, id), eq(users.password_hash, oldHash)))
    .returning({ id: users.id });
  return changed.length > 0;
}
