import type { Tx } from '../../db/database.ts';
import { missing } from '../../http/failure.ts';
import type { Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { contextOf } from './case-context.store.ts';
import type { CaseState } from '@casefolio/domain/cases/case-state';
import { notesOnWire } from './case-view.ts';
import { caseForChange, readStored, replaceCase, type StoredCase } from './cases.store.ts';
import type { CasesTools } from './cases-tools.ts';
import { mergeNotes } from './merge-case.ts';
import { callerIn } from './who-calls.ts';

interface OneCase {
  readonly userId: number;
  readonly procId: number;
}

/** One part of a case is changed: a version like every other change. */
async function changePart(
  tx: Tx,
  { clock }: CasesTools,
  visit: Visit,
  { userId, procId }: OneCase,
  next: (state: CaseState, writer: { readonly id: number; readonly at: Date }) => CaseState,
): Promise<StoredCase> {
  const [caller, at] = [callerIn(visit), clock.now()];
  const stored = await caseForChange(tx, { ownerId: userId, caseId: procId });
  if (!stored) throw missing();
  await replaceCase(tx, stored, next(stored.state, { id: caller.id, at }), { actorId: caller.id, at });
  await recordTouch(tx, visit, at, { action: 'case.changed', ownerId: userId, object: `case ${procId}` });
  const changed = await readStored(tx, stored);
  if (!changed) throw missing();
  return changed;
}

interface Notes {
  readonly params: OneCase;
  readonly body: { readonly notes: readonly string[] };
}

/** The notes as they are to be; one that is unchanged keeps its date and author. */
export const writeNotes =
  (tools: CasesTools) =>
  (visit: Visit, { params, body }: Notes) =>
    visit.atomically(async (tx) => {
      const changed = await changePart(tx, tools, visit, params, (state, writer) => ({
        ...state,
        notes: mergeNotes(state.notes, body.notes, writer),
      }));
      const { names } = await contextOf(tx, changed.ownerId, [changed]);
      return { notes: notesOnWire(changed.state, names) };
    });

/** A further procedure is deleted for good. */
export const deleteProcedure =
  (tools: CasesTools) =>
  (visit: Visit, { params }: { readonly params: OneCase & { readonly caseId: number } }) =>
    visit.atomically(async (tx) => {
      await changePart(tx, tools, visit, params, (state) => {
        const procedures = state.procedures.filter(({ id }) => id !== params.caseId);
        if (procedures.length === state.procedures.length) throw missing();
        return { ...state, procedures };
      });
      return {};
    });
