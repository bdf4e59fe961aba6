import { caseMessages } from '@casefolio/domain/messages/cases';
import { planById } from '@casefolio/domain/plans/plans';
import type { Tx } from '../../db/database.ts';
import { Failure, missing } from '../../http/failure.ts';
import { Answer, type Visit, type Upload } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import * as store from './case-images.store.ts';
import { keysOf, storePictures } from './case-pictures.ts';
import { imageOnWire } from './case-view.ts';
import { type CaseKey, lockCases, planOf, readStored, touchCase } from './cases.store.ts';
import type { CasesTools } from './cases-tools.ts';
import { callerIn } from './who-calls.ts';

interface OneCase {
  readonly userId: number;
  readonly procId: number;
}
interface OneImage extends OneCase {
  readonly mediaId: number;
}

const keyOf = ({ userId, procId }: OneCase): CaseKey => ({ ownerId: userId, caseId: procId });

async function refuseWithoutPlan({ db }: CasesTools, ownerId: number): Promise<void> {
  if (!planById(await planOf(db, ownerId)).opensImages) throw new Failure('upgradeNeeded', caseMessages.upgrade);
}

async function imagesOnWire({ linkTo }: CasesTools, visit: Visit, images: readonly store.StoredImage[]) {
  const { id } = callerIn(visit);
  return { images: images.map((image) => imageOnWire(image, id, linkTo)), count: images.length };
}

/** Runs the work on a case that stands and is held until it is done; the case shows who touched it. */
function onHeldCase<T>(
  tools: CasesTools,
  visit: Visit,
  key: CaseKey,
  action: string,
  work: (tx: Tx, at: Date) => Promise<T>,
) {
  const at = tools.clock.now();
  return visit.atomically(async (tx) => {
    const [held] = await lockCases(tx, key.ownerId, [key.caseId]);
    if (held === undefined) throw missing();
    const result = await work(tx, at);
    await touchCase(tx, key, { actorId: callerIn(visit).id, at });
    await recordTouch(tx, visit, at, { action, ownerId: key.ownerId, object: `case ${key.caseId}` });
    return result;
  });
}

export const listImages =
  (tools: CasesTools) =>
  async (visit: Visit, { params }: { readonly params: OneCase }) => {
    const key = keyOf(params);
    if (!(await readStored(tools.db, key))) throw missing();
    const { opensImages } = planById(await planOf(tools.db, key.ownerId));
    return imagesOnWire(tools, visit, opensImages ? await store.imagesOf(tools.db, key) : []);
  };

interface Adding {
  readonly params: OneCase;
  readonly body: { readonly image_names?: readonly string[] | undefined };
  readonly uploads: readonly Upload[];
}

/** Images are added to a case: all of the call, or none. */
export const addImages =
  (tools: CasesTools) =>
  async (visit: Visit, { params, body, uploads }: Adding) => {
    const key = keyOf(params);
    if (!(await readStored(tools.db, key))) throw missing();
    await refuseWithoutPlan(tools, key.ownerId);
    const images = await storePictures(tools, key.ownerId, uploads, body.image_names);
    return onHeldCase(tools, visit, key, 'case.images.added', async (tx, at) => {
      await store.addImages(tx, key, images, { actorId: callerIn(visit).id, at });
      await tools.files.keep(tx, keysOf(images));
      return new Answer(await imagesOnWire(tools, visit, await store.imagesOf(tx, key)));
    });
  };

export const renameImage =
  (tools: CasesTools) =>
  (visit: Visit, { params, body }: { readonly params: OneImage; readonly body: { readonly image_name: string } }) =>
    onHeldCase(tools, visit, keyOf(params), 'case.image.renamed', async (tx) => {
      const renamed = await store.renameImage(tx, keyOf(params), params.mediaId, body.image_name);
      if (!renamed) throw missing();
      return imageOnWire(renamed, callerIn(visit).id, tools.linkTo);
    });

export const deleteImage =
  (tools: CasesTools) =>
  (visit: Visit, { params }: { readonly params: OneImage }) =>
    onHeldCase(tools, visit, keyOf(params), 'case.image.deleted', async (tx) => {
      const removed = await store.removeImage(tx, keyOf(params), params.mediaId);
      if (!removed) throw missing();
      await tools.files.release(tx, keysOf([removed]));
      return {};
    });
