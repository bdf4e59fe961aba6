import type { inviteUsers as endpoint } from '@casefolio/contract/sharing.contract';
import { alreadyInvited, invitationSent, sharingMessages } from '@casefolio/domain/messages/sharing';
import { sharingLimits } from '@casefolio/domain/sharing/limits';
import { invitationMs } from '@casefolio/domain/sharing/share';
import type { z } from 'zod';
import type { Tx } from '../../db/database.ts';
import { invalidFields, missing } from '../../http/failure.ts';
import { Answer, type Visit } from '../../http/visit.ts';
import { notTooOften } from '../accounts/accounts.api.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { removeShareLinks } from './share-links.store.ts';
import { addShare, emailOf, hasJoined } from './shares.store.ts';
import type { SharingTools } from './sharing-tools.ts';

type Wish = z.output<typeof endpoint.body>;

/** A doctor lets colleagues into their log: each gets a mail, unless an invitation or a share stands already. */
export const inviteUsers =
  (tools: SharingTools) =>
  async (
    visit: Visit,
    { params: { userId }, body }: { readonly params: z.output<typeof endpoint.params>; readonly body: Wish },
  ) => {
    await refuseOwnAddress(tools, userId, body);
    for (const { email } of body.users) {
      await notTooOften(tools.limiter, sharingLimits.invitationsPerDoctor, String(userId));
      await notTooOften(tools.limiter, sharingLimits.invitationsPerAddress, email);
    }
    return visit.atomically(async (tx) => {
      const sentences: string[] = [];
      for (const one of body.users) sentences.push(await invite(tools, tx, visit, userId, one));
      return new Answer(sentences);
    });
  };

async function refuseOwnAddress({ db }: SharingTools, doctorId: number, { users }: Wish): Promise<void> {
  const own = await emailOf(db, doctorId);
  if (own === undefined) throw missing();
  const faults = users.flatMap(({ email }, row) =>
    email === own ? [{ field: `users.${row}.email`, error: sharingMessages.ownAddress.text }] : [],
  );
  if (faults.length > 0) throw invalidFields(faults);
}

async function invite(
  { clock, jobs }: SharingTools,
  tx: Tx,
  visit: Visit,
  doctorId: number,
  { email, permission }: Wish['users'][number],
): Promise<string> {
  const now = clock.now();
  if (await hasJoined(tx, doctorId, email)) return alreadyInvited(email);
  const expiresAt = new Date(now.getTime() + invitationMs);
  const shareId = await addShare(tx, { doctorId, email, permission, now, expiresAt });
  if (shareId === undefined) return alreadyInvited(email);
  await removeShareLinks(tx, shareId);
  await jobs.enqueue(tx, 'send-share-invitation', { shareId });
  await recordTouch(tx, visit, now, { action: 'share.invited', ownerId: doctorId, object: `share ${shareId}` });
  return invitationSent(email);
}
