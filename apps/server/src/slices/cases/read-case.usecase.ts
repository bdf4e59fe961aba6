import { missing } from '../../http/failure.ts';
import type { Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { caseView } from './case-view.ts';
import { readStored } from './cases.store.ts';
import type { CasesTools } from './cases-tools.ts';
import { callerIn } from './who-calls.ts';

interface Input {
  readonly params: { readonly userId: number; readonly procId: number };
  readonly query: { readonly ahead?: '1' | undefined };
}

/** Somebody opens a case, or their browser fetches it in case they will: what has left the house is recorded either way, each as what it is. */
export const readCase =
  (tools: CasesTools) =>
  async (visit: Visit, { params, query: { ahead } }: Input) => {
    const key = { ownerId: params.userId, caseId: params.procId };
    const stored = await readStored(tools.db, key);
    if (!stored) throw missing();
    const { ownerId, caseId } = key;
    const action = ahead ? 'case.fetched-ahead' : 'case.read';
    await recordTouch(tools.db, visit, tools.clock.now(), { action, ownerId, object: `case ${caseId}` });
    return caseView(tools.db, stored, callerIn(visit), tools);
  };
