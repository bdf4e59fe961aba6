import type { listSessions as endpoint } from '@casefolio/contract/security.contract';
import { deviceName } from '@casefolio/domain/accounts/device';
import { hasEnded } from '@casefolio/domain/accounts/session-ends';
import type { z } from 'zod';
import type { Visit } from '../../http/visit.ts';
import type { AccountsTools } from './accounts-tools.ts';
import { sessionsOf } from './sessions.store.ts';

/** Someone looks where they are signed in. */
export const listSessions =
  ({ db, clock }: AccountsTools) =>
  async (visit: Visit, { params: { userId } }: { readonly params: z.output<typeof endpoint.params> }) => {
    const now = clock.now();
    const sessions = (await sessionsOf(db, userId))
      .filter(
        ({ remembered, opened_at, last_seen_at }) =>
          !hasEnded({ remembered, openedAt: opened_at, lastSeenAt: last_seen_at }, now),
      )
      .map(({ id, user_agent, address, opened_at, last_seen_at, remembered }) => ({
        id,
        current: id === visit.session?.sessionId,
        device: deviceName(user_agent),
        address,
        opened_at: opened_at.toISOString(),
        last_seen_at: last_seen_at.toISOString(),
        remembered,
      }));
    return { sessions, count: sessions.length };
  };
