import type { endAllSessions as everywhere, endSession as one } from '@casefolio/contract/security.contract';
import type { z } from 'zod';
import { missing } from '../../http/failure.ts';
import { Answer, type Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import type { AccountsTools } from './accounts-tools.ts';
import { removeOwnSession, removeSessionsOf } from './sessions.store.ts';

/** Someone signs a device out from another one. */
export const endSession =
  ({ clock }: AccountsTools) =>
  async (visit: Visit, { params }: { readonly params: z.output<typeof one.params> }) => {
    const { userId, sessionId } = params;
    await visit.atomically(async (tx) => {
      if (!(await removeOwnSession(tx, params))) throw missing();
      const touch = { action: 'session.ended', ownerId: userId, object: `session ${sessionId}` };
      await recordTouch(tx, visit, clock.now(), touch);
    });
    return new Answer({}, sessionId === visit.session?.sessionId ? { session: 'closed' } : {});
  };

/** Someone signs out everywhere, here too. */
export const endAllSessions =
  ({ clock }: AccountsTools) =>
  async (visit: Visit, { params: { userId } }: { readonly params: z.output<typeof everywhere.params> }) => {
    await visit.atomically(async (tx) => {
      await removeSessionsOf(tx, userId);
      await recordTouch(tx, visit, clock.now(), { action: 'sessions.ended', ownerId: userId });
    });
    return new Answer({}, { session: 'closed' });
  };
