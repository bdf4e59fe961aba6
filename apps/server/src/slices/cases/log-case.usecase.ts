import { emptyCase } from '@casefolio/domain/cases/case-state';
import { caseMessages } from '@casefolio/domain/messages/cases';
import { planById } from '@casefolio/domain/plans/plans';
import { Failure } from '../../http/failure.ts';
import { Answer, type Visit, type Upload } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { forgetDraft } from '../drafts/drafts.api.ts';
import { addImages } from './case-images.store.ts';
import { keysOf, storePictures } from './case-pictures.ts';
import { caseView } from './case-view.ts';
import { addCase, casesLoggedSince, lockLog, planOf, readStored } from './cases.store.ts';
import type { CasesTools } from './cases-tools.ts';
import type { WrittenCase } from './merge-case.ts';
import { prepareCase, rememberCodes } from './prepare-case.ts';
import { callerIn } from './who-calls.ts';

interface Input {
  readonly params: { readonly userId: number };
  readonly body: WrittenCase;
  readonly uploads: readonly Upload[];
}

const upgradeNeeded = (): Failure => new Failure('upgradeNeeded', caseMessages.upgrade);

/** A case is logged with its codes, notes, further procedures and images: all of it or nothing. */
export const logCase =
  (tools: CasesTools) =>
  async (visit: Visit, { params: { userId: ownerId }, body, uploads }: Input) => {
    const caller = callerIn(visit);
    const plan = planById(await planOf(tools.db, ownerId));
    if (uploads.length > 0 && !plan.opensImages) throw upgradeNeeded();
    const standing = emptyCase(body.family ?? (await tools.profiles.familyOf(tools.db, ownerId)));
    const state = await prepareCase(tools.db, tools, { ownerId, caller, standing, written: body });
    const images = await storePictures(tools, ownerId, uploads);
    const at = tools.clock.now();

    return visit.atomically(async (tx) => {
      const { casesPerMonth } = planById(await lockLog(tx, ownerId));
      if ((await casesLoggedSince(tx, ownerId, monthOf(at))) >= casesPerMonth) throw upgradeNeeded();
      const change = { actorId: caller.id, at };
      const key = await addCase(tx, ownerId, state, change);
      await addImages(tx, key, images, change);
      await tools.files.keep(tx, keysOf(images));
      await rememberCodes(tx, caller.id, state);
      await forgetDraft(tx, caller.id, body.draft_key);
      await recordTouch(tx, visit, at, { action: 'case.logged', ownerId, object: `case ${key.caseId}` });
      const stored = await readStored(tx, key);
      if (!stored) throw new Error('a case that was just logged is not there');
      return new Answer(await caseView(tx, stored, caller, tools));
    });
  };

/** A limit that costs money goes by the calendar of Greenwich, not by what a browser says its time is. */
const monthOf = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
