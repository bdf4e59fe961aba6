import type { user } from '@casefolio/contract/accounts.contract';
import type { z } from 'zod';
import type { Tx } from '../../db/database.ts';
import { invalidFields } from '../../http/failure.ts';
import type { OpenedSession, Visit } from '../../http/visit.ts';
import { accountById, emailIsUsed } from './accounts.store.ts';
import type { AccountsTools } from './accounts-tools.ts';
import { confirmAddress } from './confirm-address.ts';
import { emailTaken, makeAccount, type NewPerson, personFaults } from './new-account.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './password-hash.ts';
import { removeSession } from './sessions.store.ts';
import { userView } from './user-view.ts';

type Tools = Pick<AccountsTools, 'db' | 'roles' | 'linkTo'>;
type UserView = z.input<typeof user>;

export interface InvitedAccount {
  readonly user: UserView;
  readonly session: OpenedSession;
}

/**
 * Somebody signs up by an invitation: everything that can be refused and everything that is slow comes first. What it gives makes the
 * account in the caller's transaction, verified, for the mailed link has shown whose address it is.
 */
export async function prepareInvitedAccount(tools: Tools, person: NewPerson) {
  const { db, roles } = tools;
  const faults = personFaults(person, roles);
  if (faults.length > 0) throw invalidFields(faults);
  if (await emailIsUsed(db, person.email)) throw emailTaken();
  const password_hash = await hashPassword(person.password);

  return async (tx: Tx, visit: Visit, now: Date): Promise<InvitedAccount> => {
    const account = await makeAccount(tx, visit, person, { password_hash, verified_at: now, now });
    // The browser's cookie is about to be replaced; nobody would ever close the session under it.
    if (visit.session) await removeSession(tx, visit.session.sessionId);
    const session = await openSession(tx, visit, now, { userId: account.id, remembered: false, timeOffsetHours: 0 });
    return { user: userView(account, tools), session };
  };
}

/** The invited person opens the link in their own session: that verifies their address, as the verification mail would. */
export async function welcomeInvited(tools: Tools, tx: Tx, visit: Visit, now: Date): Promise<UserView | null> {
  const account = visit.session && (await accountById(tx, visit.session.userId));
  if (!account) return null;
  if (account.verified_at) return userView(account, tools);
  await confirmAddress(tx, visit, account.id, now);
  return userView({ ...account, verified_at: now }, tools);
}
