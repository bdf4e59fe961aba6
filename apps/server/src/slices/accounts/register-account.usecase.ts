import type { registration } from '@casefolio/contract/accounts.contract';
import type { FieldError } from '@casefolio/contract/envelope';
import { accountLimits } from '@casefolio/domain/accounts/limits';
import { passwordFault } from '@casefolio/domain/accounts/password';
import { accountMessages } from '@casefolio/domain/messages/accounts';
import type { z } from 'zod';
import { Failure, invalidFields } from '../../http/failure.ts';
import { Answer, type Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { addAccount, emailIsUsed } from './accounts.store.ts';
import type { AccountsTools } from './accounts-tools.ts';
import { isCommonPassword } from './common-passwords.ts';
import { callerOf, notTooOften } from './not-too-often.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './password-hash.ts';
import { userView } from './user-view.ts';

type Wish = z.output<typeof registration.body>;

const emailTaken = (): Failure =>
  new Failure('emailTaken', accountMessages.emailTaken, {
    fields: [{ field: 'email', error: accountMessages.emailUsed.text }],
  });

/** Someone signs up: an unverified account, a session that may only wait, and a mail with the link. */
export const registerAccount =
  (tools: AccountsTools) =>
  async (visit: Visit, { body: wish }: { readonly body: Wish }) => {
    await notTooOften(tools.limiter, accountLimits.signUpsPerCaller, callerOf(visit));
    const faults = faultsOf(wish, tools);
    if (faults.length > 0) throw invalidFields(faults);
    // Asked before the costly hash; the insert below asks again, for two may come at once.
    if (await emailIsUsed(tools.db, wish.email)) throw emailTaken();
    const password_hash = await hashPassword(wish.password);
    const now = tools.clock.now();

    return visit.atomically(async (tx) => {
      const account = await addAccount(tx, {
        ...accountOf(wish),
        password_hash,
        accepted_terms_at: now,
        created_at: now,
      });
      if (!account) throw emailTaken();
      await tools.jobs.enqueue(tx, 'send-verification-mail', { userId: account.id });
      await recordTouch(tx, visit, now, { action: 'account.registered', actorId: account.id, ownerId: account.id });
      const session = await openSession(tx, visit, now, { userId: account.id, remembered: false, timeOffsetHours: 0 });
      return new Answer(userView(account, tools.roles), { session });
    });
  };

const accountOf = (wish: Wish) => ({
  email: wish.email,
  first_name: wish.first_name,
  last_name: wish.last_name,
  user_role_id: wish.user_role_id ?? null,
  registered_from: wish.registered_from,
});

function faultsOf(wish: Wish, { roles }: AccountsTools): FieldError[] {
  const owner = { firstName: wish.first_name, lastName: wish.last_name, email: wish.email };
  const password = passwordFault(wish.password, owner, isCommonPassword);
  const unknownRole = wish.user_role_id !== undefined && !roles.byId(wish.user_role_id);
  return [
    ...(password ? [{ field: 'password', error: password.text }] : []),
    ...(unknownRole ? [{ field: 'user_role_id', error: accountMessages.roleUnknown.text }] : []),
  ];
}
