import { caseMessages } from '@casefolio/domain/messages/cases';
import { Failure, missing } from '../../http/failure.ts';
import type { Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { forgetDraft } from '../drafts/drafts.api.ts';
import { caseView } from './case-view.ts';
import { caseForChange, readStored, replaceCase } from './cases.store.ts';
import type { CasesTools } from './cases-tools.ts';
import type { WrittenCase } from './merge-case.ts';
import { prepareCase, rememberCodes } from './prepare-case.ts';
import { callerIn } from './who-calls.ts';

interface Input {
  readonly params: { readonly userId: number; readonly procId: number };
  readonly body: WrittenCase;
}

/** A case is changed; who read an older version of it is told so, and nothing is written. */
export const changeCase =
  (tools: CasesTools) =>
  async (visit: Visit, { params, body }: Input) => {
    const caller = callerIn(visit);
    const key = { ownerId: params.userId, caseId: params.procId };
    const at = tools.clock.now();
    return visit.atomically(async (tx) => {
      const stored = await caseForChange(tx, key);
      if (!stored) throw missing();
      if (body.version !== undefined && body.version !== stored.version)
        throw new Failure('changedMeanwhile', caseMessages.changedMeanwhile);
      const state = await prepareCase(tx, tools, {
        ownerId: key.ownerId,
        caller,
        standing: stored.state,
        written: body,
      });
      await replaceCase(tx, stored, state, { actorId: caller.id, at });
      await rememberCodes(tx, caller.id, state);
      await forgetDraft(tx, caller.id, body.draft_key);
      await recordTouch(tx, visit, at, { action: 'case.changed', ownerId: key.ownerId, object: `case ${key.caseId}` });
      const changed = await readStored(tx, key);
      if (!changed) throw missing();
      return caseView(tx, changed, caller, tools);
    });
  };
