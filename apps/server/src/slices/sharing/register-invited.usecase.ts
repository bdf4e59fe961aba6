import type { registerInvited as endpoint } from '@casefolio/contract/sharing.contract';
import { sharingMessages } from '@casefolio/domain/messages/sharing';
import { sharingLimits } from '@casefolio/domain/sharing/limits';
import type { z } from 'zod';
import { invalidFields } from '../../http/failure.ts';
import { Answer, type Visit } from '../../http/visit.ts';
import { callerOf, notTooOften, prepareInvitedAccount } from '../accounts/accounts.api.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { invitationVoid, linkOf } from './invitation-link.ts';
import { bindShare, invitationByLink, lockInvitation } from './share-links.store.ts';
import type { SharingTools } from './sharing-tools.ts';

interface Input {
  readonly params: z.output<typeof endpoint.params>;
  readonly body: z.output<typeof endpoint.body>;
}

/** Somebody new comes by an invitation. What they were invited to waits for their answer still; the link is used up. */
export const registerInvited =
  (tools: SharingTools) =>
  async (visit: Visit, { params: { userId: doctorId }, body }: Input) => {
    await notTooOften(tools.limiter, sharingLimits.invitationChecksPerCaller, callerOf(visit));
    const now = tools.clock.now();
    const link = linkOf(doctorId, body);
    const invitation = await invitationByLink(tools.db, link, now);
    if (!invitation) throw invitationVoid();
    if (body.email !== invitation.email)
      throw invalidFields([{ field: 'email', error: sharingMessages.otherAddress.text }]);
    const openAccount = await prepareInvitedAccount(tools, body);

    return visit.atomically(async (tx) => {
      const locked = await lockInvitation(tx, link, now);
      if (!locked) throw invitationVoid();
      const { user, session } = await openAccount(tx, visit, now);
      await bindShare(tx, locked.shareId, user.id, now);
      const object = `share ${locked.shareId}`;
      await recordTouch(tx, visit, now, { action: 'share.joined', actorId: user.id, ownerId: doctorId, object });
      return new Answer({ result: user }, { session });
    });
  };
