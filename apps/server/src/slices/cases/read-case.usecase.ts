import { missing } from '../../http/failure.ts';
import type { Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { caseView } from './case-view.ts';
import { readStored } from './cases.store.ts';
import type { CasesTools } from './cases-tools.ts';
import { callerIn } from './who-calls.ts';

/** Somebody opens a case; that they did is recorded. */
export const readCase =
  (tools: CasesTools) =>
  async (visit: Visit, { params }: { readonly params: { readonly userId: number; readonly procId: number } }) => {
    const key = { ownerId: params.userId, caseId: params.procId };
    const stored = await readStored(tools.db, key);
    if (!stored) throw missing();
    const { ownerId, caseId } = key;
    await recordTouch(tools.db, visit, tools.clock.now(), { action: 'case.read', ownerId, object: `case ${caseId}` });
    return caseView(tools.db, stored, callerIn(visit), tools);
  };
