import type { verification } from '@casefolio/contract/accounts.contract';
import { accountLimits } from '@casefolio/domain/accounts/limits';
import { accountMessages } from '@casefolio/domain/messages/accounts';
import type { z } from 'zod';
import { Failure } from '../../http/failure.ts';
import type { Visit } from '../../http/visit.ts';
import { accountById } from './accounts.store.ts';
import type { AccountsTools } from './accounts-tools.ts';
import { confirmAddress } from './confirm-address.ts';
import { callerOf, notTooOften } from './not-too-often.ts';
import { tokenHash } from './tokens.ts';
import { userView } from './user-view.ts';
import { ownerOfToken } from './verification-tokens.store.ts';

const tokenVoid = (): Failure => new Failure('tokenVoid', accountMessages.verificationVoid);

/** Someone opens the mailed link: the address is theirs. */
export const verifyEmail =
  (tools: AccountsTools) =>
  async (visit: Visit, { body }: { readonly body: z.output<typeof verification.body> }) => {
    await notTooOften(tools.limiter, accountLimits.verificationsPerCaller, callerOf(visit));
    const now = tools.clock.now();
    return visit.atomically(async (tx) => {
      const userId = await ownerOfToken(tx, tokenHash(body.token), now);
      if (userId === undefined) throw tokenVoid();
      // In a browser that is signed in as somebody else it verifies nobody: whose address it is must stay clear.
      if (visit.session && visit.session.userId !== userId)
        throw new Failure('tokenVoid', accountMessages.verificationForeign);
      await confirmAddress(tx, visit, userId, now);
      const account = await accountById(tx, userId);
      if (!account) throw tokenVoid();
      return userView(account, tools);
    });
  };
