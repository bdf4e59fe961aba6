import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { emailChanges } from '../../db/schema/profile.ts';
import { violatesUnique } from '../../db/error-code.ts';

export type Person = typeof users.$inferSelect;

export async function personById(db: Queryable, id: number): Promise<Person | undefined> {
  const [found] = await db.select().from(users).where(eq(users.id, id));
  return found;
}

export interface PersonalData {
  readonly first_name: string;
  readonly last_name: string;
  readonly user_role_id: number | null;
  readonly speciality_id: number | null;
  readonly phone: string | null;
  readonly country_code_id: number | null;
}

/** False when the phone number belongs to somebody else. */
export async function changePerson(tx: Tx, id: number, data: PersonalData): Promise<boolean> {
  try {
    await tx.transaction((inner) => inner.update(users).set(data).where(eq(users.id, id)));
    return true;
  } catch (error) {
    if (violatesUnique(error)) return false;
    throw error;
  }
}

export async function setImage(tx: Tx, id: number, keys: { readonly large: string; readonly small: string } | null) {
  await tx
    .update(users)
    .set({ image_large_key: keys?.large ?? null, image_small_key: keys?.small ?? null })
    .where(eq(users.id, id));
}

/** Held until the transaction ends, so that of two pictures at once one is the last. */
export async function imageKeysForChange(tx: Tx, id: number): Promise<string[]> {
  const [found] = await tx
    .select({ large: users.image_large_key, small: users.image_small_key })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  return [found?.large, found?.small].filter((key) => typeof key === 'string');
}

export async function showsImage(db: Queryable, userId: number, key: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), or(eq(users.image_large_key, key), eq(users.image_small_key, key))));
  return found.length > 0;
}

/** One at a time: a newer wish takes the place of an older one, whose link is then void. */
export async function wishEmail(tx: Tx, userId: number, email: string, expires_at: Date): Promise<void> {
  await tx
    .insert(emailChanges)
    .values({ user_id: userId, email, expires_at })
    .onConflictDoUpdate({ target: emailChanges.user_id, set: { email, expires_at, token_hash: null } });
}

export async function pendingEmail(db: Queryable, userId: number, now: Date): Promise<string | null> {
  const [found] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.user_id, userId), gt(emailChanges.expires_at, now)));
  return found?.email ?? null;
}

export async function setEmailToken(
  db: Queryable,
  userId: number,
  email: string,
  token_hash: Buffer,
): Promise<boolean> {
  const changed = await db
    .update(emailChanges)
    .set({ token_hash })
    .where(and(eq(emailChanges.user_id, userId), eq(emailChanges.email, email)))
    .returning({ id: emailChanges.user_id });
  return changed.length > 0;
}

/** Takes the wish of this token away with it: a link works once. */
export async function takeEmailWish(tx: Tx, token_hash: Buffer, now: Date) {
  const [taken] = await tx
    .delete(emailChanges)
    .where(and(eq(emailChanges.token_hash, token_hash), gt(emailChanges.expires_at, now)))
    .returning({ userId: emailChanges.user_id, email: emailChanges.email });
  return taken;
}

/** False when the address belongs to another account by now. */
export async function setEmail(tx: Tx, id: number, email: string): Promise<boolean> {
  try {
    await tx.transaction((inner) => inner.update(users).set({ email }).where(eq(users.id, id)));
    return true;
  } catch (error) {
    if (violatesUnique(error)) return false;
    throw error;
  }
}

export const purgeEmailWishes = (db: Queryable, expiredBefore: Date) =>
  db.delete(emailChanges).where(lt(emailChanges.expires_at, expiredBefore));
