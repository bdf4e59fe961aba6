import { resetCode } from '@casefolio/domain/accounts/one-time-codes';
import { verificationTokenMs } from '@casefolio/domain/accounts/session-ends';
import {
  type AccountNotice,
  noticeLetter,
  resetCodeLetter,
  verificationLetter,
} from '@casefolio/domain/messages/mails';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { JobQueue } from '../../ports/jobs/jobs.port.ts';
import { mailOf } from '../../ports/mail/letter.ts';
import type { Mailer } from '../../ports/mail/mail.port.ts';
import type { AccountKeys } from './account-keys.ts';
import { type Account, accountById } from './accounts.store.ts';
import { putResetCode } from './reset-codes.store.ts';
import { newCode, newToken, tokenHash } from './tokens.ts';
import { addVerificationToken } from './verification-tokens.store.ts';

export interface AccountsJobsTools {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly appUrl: () => string;
  readonly keys: AccountKeys;
}

const addressOf = ({ first_name, last_name, email }: Account) => ({
  name: `${first_name} ${last_name}`,
  address: email,
});

/** The token is made only here, so that it stands nowhere but in the mail; a mail sent twice has two good links. */
export const sendVerificationMail =
  ({ db, clock, mailer, appUrl }: AccountsJobsTools) =>
  async ({ userId }: { readonly userId: number }): Promise<void> => {
    const account = await accountById(db, userId);
    if (!account || account.verified_at) return;
    const token = newToken();
    const expires_at = new Date(clock.now().getTime() + verificationTokenMs);
    await addVerificationToken(db, { token_hash: tokenHash(token), user_id: userId, expires_at });
    const href = `${appUrl()}/verification/${encodeURIComponent(token)}`;
    await mailer.send(mailOf(addressOf(account), verificationLetter({ firstName: account.first_name }, href)));
  };

/** Likewise made only here; done twice, the code of the newer mail is the good one. */
export const sendResetCode =
  ({ db, clock, mailer, appUrl, keys }: AccountsJobsTools) =>
  async ({ userId, place }: { readonly userId: number | null; readonly place: string }): Promise<void> => {
    const account = userId === null ? undefined : await accountById(db, userId);
    if (!account) return;
    const code = newCode(resetCode.length);
    await putResetCode(db, {
      user_id: account.id,
      place: Buffer.from(place, 'hex'),
      code_hash: keys.codeHash('reset', account.id, code),
      expires_at: new Date(clock.now().getTime() + resetCode.lifeMs),
    });
    const href = `${appUrl()}/reset-password/${encodeURIComponent(account.email)}`;
    await mailer.send(mailOf(addressOf(account), resetCodeLetter({ firstName: account.first_name }, code, href)));
  };

export const sendAccountNotice =
  ({ db, mailer, appUrl }: AccountsJobsTools) =>
  async ({ userId, notice }: { readonly userId: number; readonly notice: AccountNotice }): Promise<void> => {
    const account = await accountById(db, userId);
    if (!account) return;
    const letter = noticeLetter({ firstName: account.first_name }, notice, `${appUrl()}/forget-password`);
    await mailer.send(mailOf(addressOf(account), letter));
  };

export async function accountsJobs(jobs: JobQueue, tools: AccountsJobsTools): Promise<void> {
  await jobs.work('send-verification-mail', sendVerificationMail(tools));
  await jobs.work('send-reset-code', sendResetCode(tools));
  await jobs.work('send-account-notice', sendAccountNotice(tools));
}
