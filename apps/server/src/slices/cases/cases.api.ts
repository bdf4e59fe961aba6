import type { Db, Queryable } from '../../db/database.ts';
import type { FileRight } from '../../ports/files/file-rights.ts';
import type { KeptFiles } from '../../ports/files/kept-files.ts';
import { permissionOn } from '../sharing/sharing.api.ts';
import { planById } from '@casefolio/domain/plans/plans';
import type { CaseChoices } from '../lookups/choices.api.ts';
import { casesInFull, type CaseInFull } from './case-view.ts';
import { ownerOfImage, takeImages } from './case-images.store.ts';
import { casesDeletedBefore, forgetCases, planOf, readStoredCases } from './cases.store.ts';
import { restorableMs } from './delete-cases.usecase.ts';

/** Images are for the owner and whoever they let in, while the owner's plan has images. */
export const imageRight =
  (db: Db): FileRight =>
  async (key, viewerId) => {
    const ownerId = await ownerOfImage(db, key);
    if (ownerId === undefined || !planById(await planOf(db, ownerId)).opensImages) return null;
    const mayRead = ownerId === viewerId || (await permissionOn(db, ownerId, viewerId)) !== null;
    return mayRead ? { fileName: null } : null;
  };

/** Cases of a log as their owner reads them, in the order in which they are named; images apart. */
export async function casesToRead(
  db: Queryable,
  ownerId: number,
  ids: readonly number[],
  choices: CaseChoices,
): Promise<readonly CaseInFull[]> {
  const { cases } = await casesInFull(db, ownerId, await readStoredCases(db, ownerId, ids), choices);
  return cases;
}

export { caseIdsInLog, caseIdsOfDays, familiesOf } from './list-cases.store.ts';
export { imagesOfCases } from './case-images.store.ts';
export { planOf } from './cases.store.ts';
export type { CaseInFull } from './case-view.ts';

const inOnePass = 200;

/** Cases that can no longer be restored are forgotten, their images with them. The audit trail remembers that they were. */
export async function purgeDeletedCases(db: Db, files: KeptFiles, now: Date): Promise<void> {
  const before = new Date(now.getTime() - restorableMs);
  const pass = (): Promise<number> =>
    db.transaction(async (tx) => {
      const ids = await casesDeletedBefore(tx, before, inOnePass);
      if (ids.length === 0) return 0;
      await files.release(tx, await takeImages(tx, ids));
      await forgetCases(tx, ids);
      return ids.length;
    });
  while ((await pass()) > 0);
}
