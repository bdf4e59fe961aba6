import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { caseImages, cases } from '../../db/schema/cases.ts';
import type { CaseKey, Change } from './cases.store.ts';

export interface NewImage {
  readonly name: string;
  readonly largeKey: string;
  readonly smallKey: string;
}

export interface StoredImage extends NewImage {
  readonly id: number;
  readonly caseId: number;
}

const columns = {
  id: caseImages.id,
  caseId: caseImages.case_id,
  name: caseImages.image_name,
  largeKey: caseImages.large_key,
  smallKey: caseImages.small_key,
};

const of = ({ ownerId, caseId }: CaseKey) => and(eq(caseImages.case_id, caseId), eq(caseImages.owner_id, ownerId));

export async function addImages(
  tx: Tx,
  { ownerId, caseId }: CaseKey,
  images: readonly NewImage[],
  { actorId, at }: Change,
) {
  for (const { name, largeKey, smallKey } of images) {
    await tx.insert(caseImages).values({
      case_id: caseId,
      owner_id: ownerId,
      image_name: name,
      large_key: largeKey,
      small_key: smallKey,
      added_by: actorId,
      added_at: at,
    });
  }
}

export const imagesOf = (db: Queryable, key: CaseKey): Promise<StoredImage[]> =>
  db.select(columns).from(caseImages).where(of(key)).orderBy(asc(caseImages.id));

export async function imagesOfCases(
  db: Queryable,
  ownerId: number,
  caseIds: readonly number[],
): Promise<StoredImage[]> {
  if (caseIds.length === 0) return [];
  return db
    .select(columns)
    .from(caseImages)
    .where(and(eq(caseImages.owner_id, ownerId), inArray(caseImages.case_id, [...caseIds])))
    .orderBy(asc(caseImages.id));
}

export async function renameImage(
  tx: Tx,
  key: CaseKey,
  imageId: number,
  name: string,
): Promise<StoredImage | undefined> {
  const [renamed] = await tx
    .update(caseImages)
    .set({ image_name: name })
    .where(and(of(key), eq(caseImages.id, imageId)))
    .returning(columns);
  return renamed;
}

export async function removeImage(tx: Tx, key: CaseKey, imageId: number): Promise<StoredImage | undefined> {
  const [removed] = await tx
    .delete(caseImages)
    .where(and(of(key), eq(caseImages.id, imageId)))
    .returning(columns);
  return removed;
}

/** Whose image a file is; undefined when no case that stands shows it. */
export async function ownerOfImage(db: Queryable, key: string): Promise<number | undefined> {
  const [found] = await db
    .select({ ownerId: caseImages.owner_id })
    .from(caseImages)
    .innerJoin(cases, and(eq(cases.id, caseImages.case_id), eq(cases.owner_id, caseImages.owner_id)))
    .where(and(or(eq(caseImages.large_key, key), eq(caseImages.small_key, key)), isNull(cases.deleted_at)));
  return found?.ownerId;
}

/** The files of cases that are forgotten for good; their rows go with them. */
export async function takeImages(tx: Tx, caseIds: readonly number[]): Promise<string[]> {
  const removed = await tx
    .delete(caseImages)
    .where(inArray(caseImages.case_id, [...caseIds]))
    .returning({ large: caseImages.large_key, small: caseImages.small_key });
  return removed.flatMap(({ large, small }) => [large, small]);
}
