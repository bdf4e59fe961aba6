import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { keptFiles } from '../../db/schema/files.ts';

export interface NewFile {
  readonly key: string;
  readonly ownerId: number;
  readonly contentType: string;
  readonly size: number;
  readonly at: Date;
}

/** Before its bytes are written: whatever happens then, they will be found. */
export async function announceFile(db: Queryable, { key, ownerId, contentType, size, at }: NewFile): Promise<void> {
  await db.insert(keptFiles).values({ key, owner_id: ownerId, content_type: contentType, size, added_at: at });
}

/** In the transaction that writes the thing which shows it. */
export async function keepFiles(tx: Tx, keys: readonly string[], at: Date): Promise<void> {
  if (keys.length > 0)
    await tx
      .update(keptFiles)
      .set({ kept_at: at })
      .where(inArray(keptFiles.key, [...keys]));
}

/** In the transaction that removes the thing which showed it. */
export async function releaseFiles(tx: Tx, keys: readonly string[], at: Date): Promise<void> {
  if (keys.length > 0)
    await tx
      .update(keptFiles)
      .set({ released_at: at })
      .where(inArray(keptFiles.key, [...keys]));
}

/** Released, or announced long ago and never kept. */
export async function looseFiles(db: Queryable, announcedBefore: Date, most: number): Promise<string[]> {
  const neverKept = and(isNull(keptFiles.kept_at), lt(keptFiles.added_at, announcedBefore));
  const found = await db
    .select({ key: keptFiles.key })
    .from(keptFiles)
    .where(or(isNotNull(keptFiles.released_at), neverKept))
    .limit(most);
  return found.map(({ key }) => key);
}

export async function forgetFile(db: Queryable, key: string): Promise<void> {
  await db.delete(keptFiles).where(eq(keptFiles.key, key));
}
