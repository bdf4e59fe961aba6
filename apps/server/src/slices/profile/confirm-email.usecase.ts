import { accountLimits } from '@casefolio/domain/accounts/limits';
import { accountMessages } from '@casefolio/domain/messages/accounts';
import { Failure } from '../../http/failure.ts';
import type { Visit } from '../../http/visit.ts';
import { callerOf, emailTaken, notTooOften, tokenHash } from '../accounts/accounts.api.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { personById, setEmail, takeEmailWish } from './people.store.ts';
import type { ProfileTools } from './profile-tools.ts';

/** The link in the mail to a new address is opened: from now on it is the account's. */
export const confirmEmailChange =
  ({ clock, limiter }: ProfileTools) =>
  async (visit: Visit, { body: { token } }: { readonly body: { readonly token: string } }) => {
    await notTooOften(limiter, accountLimits.verificationsPerCaller, callerOf(visit));
    const at = clock.now();
    return visit.atomically(async (tx) => {
      const wish = await takeEmailWish(tx, tokenHash(token), at);
      const person = wish && (await personById(tx, wish.userId));
      if (!person) throw new Failure('tokenVoid', accountMessages.verificationVoid);
      if (!(await setEmail(tx, wish.userId, wish.email))) throw emailTaken();
      await recordTouch(tx, visit, at, { action: 'email.changed', actorId: wish.userId, ownerId: wish.userId });
      return { email: wish.email };
    });
  };
