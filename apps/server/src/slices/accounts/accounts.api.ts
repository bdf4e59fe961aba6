import { hasEnded } from '@casefolio/domain/accounts/session-ends';
import type { Db } from '../../db/database.ts';
import type { OpenedSession, OpenSession, Origin } from '../../http/visit.ts';
import type { Clock } from '../../ports/clock.ts';
import { openSession } from './open-session.ts';
import { noteSeen, removeSession, sessionsByToken } from './sessions.store.ts';
import { tokenHash } from './tokens.ts';

export { emailIsUsed as isEmailUsed } from './accounts.store.ts';
export { emailTaken } from './new-account.ts';
export { requireOwnPassword } from './own-password.ts';
export { phoneRefused, readPhone } from './phone.ts';
export { userView } from './user-view.ts';
export { prepareInvitedAccount, welcomeInvited } from './invited-account.ts';
export { callerOf, notTooOften } from './not-too-often.ts';
export { newToken, tokenHash } from './tokens.ts';

const noteEveryMs = 60_000;

/** Whose session a token is; null when there is none or it has ended. */
export const identify = (db: Db, clock: Clock): ((token: string) => Promise<OpenSession | null>) => {
  const sessionWith = sessionsByToken(db);
  return async (token) => {
    const session = await sessionWith(tokenHash(token));
    if (!session) return null;
    const now = clock.now();
    if (hasEnded(session, now)) {
      await removeSession(db, session.id);
      return null;
    }
    // Once a minute is exact enough for an idle end of thirty, and spares a write per call.
    if (now.getTime() - session.lastSeenAt.getTime() >= noteEveryMs) await noteSeen(db, session.id, now);
    return {
      sessionId: session.id,
      userId: session.userId,
      verified: session.verifiedAt !== null,
      timeOffsetHours: Number(session.timeOffsetHours),
    };
  };
};

/** A session for whoever repeats their sign-up: they have just shown the password again. */
export const reopen =
  (db: Db, clock: Clock) =>
  (userId: number, origin: Origin): Promise<OpenedSession> =>
    openSession(db, origin, clock.now(), { userId, remembered: false, timeOffsetHours: 0 });
