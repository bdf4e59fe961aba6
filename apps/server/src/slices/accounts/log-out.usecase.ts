import { Answer, type Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import type { AccountsTools } from './accounts-tools.ts';
import { removeSession } from './sessions.store.ts';

/** Someone leaves: the session ends on the server, whatever the browser keeps. */
export const logOut =
  ({ clock }: AccountsTools) =>
  async (visit: Visit) => {
    const { session } = visit;
    if (session)
      await visit.atomically(async (tx) => {
        await removeSession(tx, session.sessionId);
        await recordTouch(tx, visit, clock.now(), { action: 'session.closed', ownerId: session.userId });
      });
    return new Answer({}, { session: 'closed' });
  };
