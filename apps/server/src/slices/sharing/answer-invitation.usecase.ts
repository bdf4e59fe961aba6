import type { answerInvitation as endpoint } from '@casefolio/contract/sharing.contract';
import { repliedStatus } from '@casefolio/domain/sharing/share';
import type { z } from 'zod';
import { missing } from '../../http/failure.ts';
import type { Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { answerShare, shareBetween } from './shares.store.ts';
import type { SharingTools } from './sharing-tools.ts';

interface Input {
  readonly params: z.output<typeof endpoint.params>;
  readonly body: z.output<typeof endpoint.body>;
}

/** The invited person accepts, declines, or leaves again. */
export const answerInvitation =
  ({ clock }: SharingTools) =>
  async (visit: Visit, { params: { userId }, body: { doctor_id, status: reply, leave } }: Input) => {
    const now = clock.now();
    await visit.atomically(async (tx) => {
      const share = await shareBetween(tx, doctor_id, userId, now);
      const status = share ? repliedStatus(share.status, { status: reply, leave }) : null;
      if (!share || status === null) throw missing();
      if (status === share.status) return;
      await answerShare(tx, { id: share.id, userId, status, now });
      const action = `share.${status.toLowerCase()}`;
      await recordTouch(tx, visit, now, { action, ownerId: doctor_id, object: `share ${share.id}` });
    });
    return {};
  };
