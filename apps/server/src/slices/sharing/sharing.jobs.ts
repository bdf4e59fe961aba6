import { invitationLetter } from '@casefolio/domain/messages/sharing';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { JobQueue } from '../../ports/jobs/jobs.port.ts';
import { mailOf } from '../../ports/mail/letter.ts';
import type { Mailer } from '../../ports/mail/mail.port.ts';
import { newToken, tokenHash } from '../accounts/accounts.api.ts';
import { addShareLink, invitationToSend } from './share-links.store.ts';

export interface SharingJobsTools {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly appUrl: () => string;
}

/** The code and the key are made only here, so that they stand nowhere but in the mail; a mail sent twice has two good links. */
const sendInvitation =
  ({ db, clock, mailer, appUrl }: SharingJobsTools) =>
  async ({ shareId }: { readonly shareId: number }): Promise<void> => {
    const invitation = await invitationToSend(db, shareId, clock.now());
    if (!invitation) return;
    const [code, key] = [newToken(), newToken()];
    await addShareLink(db, { code_hash: tokenHash(code), key_hash: tokenHash(key), share_id: shareId });
    const href = `${appUrl()}/dashboard/${invitation.doctorId}/invitation/${code}/${key}`;
    await mailer.send(mailOf({ name: '', address: invitation.email }, invitationLetter(invitation, href)));
  };

export const sharingJobs = (jobs: JobQueue, tools: SharingJobsTools): Promise<void> =>
  jobs.work('send-share-invitation', sendInvitation(tools));
