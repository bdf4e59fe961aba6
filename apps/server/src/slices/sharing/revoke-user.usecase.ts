import type { revokeUser as endpoint } from '@casefolio/contract/sharing.contract';
import type { z } from 'zod';
import { missing } from '../../http/failure.ts';
import type { Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { revokeShare } from './shares.store.ts';
import type { SharingTools } from './sharing-tools.ts';

interface Input {
  readonly params: z.output<typeof endpoint.params>;
  readonly body: z.output<typeof endpoint.body>;
}

/** The doctor takes somebody's access back, or an invitation that nobody has answered yet. */
export const revokeUser =
  ({ clock }: SharingTools) =>
  async (visit: Visit, { params: { userId }, body: { end_user_id, email = '' } }: Input) => {
    const now = clock.now();
    const who = end_user_id === undefined ? { email } : { endUserId: end_user_id };
    await visit.atomically(async (tx) => {
      const shareId = await revokeShare(tx, userId, who, now);
      if (shareId === undefined) throw missing();
      await recordTouch(tx, visit, now, { action: 'share.revoked', ownerId: userId, object: `share ${shareId}` });
    });
    return {};
  };
