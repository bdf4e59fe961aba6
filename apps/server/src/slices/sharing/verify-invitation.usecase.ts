import type { verifyInvitation as endpoint } from '@casefolio/contract/sharing.contract';
import { sharingLimits } from '@casefolio/domain/sharing/limits';
import type { z } from 'zod';
import type { Visit } from '../../http/visit.ts';
import { callerOf, notTooOften, welcomeInvited } from '../accounts/accounts.api.ts';
import { invitationVoid, linkOf } from './invitation-link.ts';
import { invitationByLink } from './share-links.store.ts';
import type { SharingTools } from './sharing-tools.ts';

interface Input {
  readonly params: z.output<typeof endpoint.params>;
  readonly query: z.output<typeof endpoint.query>;
}

/** Somebody opens the mailed link: whose invitation is it, and is it theirs? Looking does not use it up. */
export const verifyInvitation =
  (tools: SharingTools) =>
  async (visit: Visit, { params, query }: Input) => {
    await notTooOften(tools.limiter, sharingLimits.invitationChecksPerCaller, callerOf(visit));
    const now = tools.clock.now();
    const invitation = await invitationByLink(tools.db, linkOf(params.userId, query), now);
    if (!invitation) throw invitationVoid();
    const { email, inviteeId, doctorName } = invitation;
    const isOwn = inviteeId !== null && visit.session?.userId === inviteeId;
    return {
      old_user: inviteeId !== null,
      user: isOwn ? await visit.atomically((tx) => welcomeInvited(tools, tx, visit, now)) : null,
      user_id: inviteeId,
      email,
      doctor_name: doctorName,
    };
  };
