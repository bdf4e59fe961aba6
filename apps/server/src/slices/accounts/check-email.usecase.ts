import { accountLimits } from '@casefolio/domain/accounts/limits';
import type { Visit } from '../../http/visit.ts';
import { emailIsUsed } from './accounts.store.ts';
import type { AccountsTools } from './accounts-tools.ts';
import { callerOf, notTooOften } from './not-too-often.ts';

/** Is the address free? Limited per caller and per address, for the answer tells strangers who has an account. */
async function isUsed({ db, limiter }: AccountsTools, visit: Visit, email: string): Promise<boolean> {
  await notTooOften(limiter, accountLimits.emailChecksPerCaller, callerOf(visit));
  await notTooOften(limiter, accountLimits.emailChecksPerAddress, email);
  return emailIsUsed(db, email);
}

export const validateEmail =
  (tools: AccountsTools) =>
  async (visit: Visit, { body }: { readonly body: { readonly email: string } }) => ({
    email_used: await isUsed(tools, visit, body.email),
  });

export const checkEmail =
  (tools: AccountsTools) =>
  async (visit: Visit, { query }: { readonly query: { readonly email: string } }) => ({
    available: (await isUsed(tools, visit, query.email)) ? (0 as const) : (1 as const),
  });
