import { caseMessages } from '@casefolio/domain/messages/cases';
import { invalidFields, missing } from '../../http/failure.ts';
import type { Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { lockCases, markDeleted, restoreCases as bringBack } from './cases.store.ts';
import type { CasesTools } from './cases-tools.ts';

/** How long a deletion can be undone. */
export const restorableMs = 30 * 24 * 3_600_000;

interface Several {
  readonly params: { readonly userId: number };
  readonly body: { readonly procedure_ids: readonly number[] };
}

/** The owner deletes cases: all that they named, or none. From here on they are not there for anybody. */
async function removeCases(tools: CasesTools, visit: Visit, ownerId: number, wanted: readonly number[]): Promise<void> {
  const at = tools.clock.now();
  const ids = [...new Set(wanted)];
  await visit.atomically(async (tx) => {
    const found = await lockCases(tx, ownerId, ids);
    if (found.length !== ids.length) throw missing();
    await markDeleted(tx, ownerId, ids, at);
    for (const id of ids) await recordTouch(tx, visit, at, { action: 'case.deleted', ownerId, object: `case ${id}` });
  });
}

export const deleteCase =
  (tools: CasesTools) =>
  async (visit: Visit, { params }: { readonly params: { readonly userId: number; readonly procId: number } }) => {
    await removeCases(tools, visit, params.userId, [params.procId]);
    return {};
  };

export const deleteCases =
  (tools: CasesTools) =>
  async (visit: Visit, { params: { userId }, body: { procedure_ids: ids } }: Several) => {
    refuseNone(ids);
    await removeCases(tools, visit, userId, ids);
    return { count: new Set(ids).size };
  };

/** Undoes a deletion; what was not deleted, or too long ago, is passed over. */
export const restoreCases =
  (tools: CasesTools) =>
  async (visit: Visit, { params: { userId: ownerId }, body: { procedure_ids: ids } }: Several) => {
    refuseNone(ids);
    const at = tools.clock.now();
    return visit.atomically(async (tx) => {
      const restored = await bringBack(tx, ownerId, ids, new Date(at.getTime() - restorableMs));
      for (const id of restored)
        await recordTouch(tx, visit, at, { action: 'case.restored', ownerId, object: `case ${id}` });
      return { count: restored.length };
    });
  };

function refuseNone(ids: readonly number[]): void {
  if (ids.length === 0) throw invalidFields([{ field: 'procedure_ids', error: caseMessages.noCaseChosen.text }]);
}
