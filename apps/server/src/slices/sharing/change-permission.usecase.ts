import type { changePermission as endpoint } from '@casefolio/contract/sharing.contract';
import type { z } from 'zod';
import { missing } from '../../http/failure.ts';
import type { Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { setPermission } from './shares.store.ts';
import type { SharingTools } from './sharing-tools.ts';

interface Input {
  readonly params: z.output<typeof endpoint.params>;
  readonly body: z.output<typeof endpoint.body>;
}

/** The doctor makes an editor a viewer, or the other way round. */
export const changePermission =
  ({ clock }: SharingTools) =>
  async (visit: Visit, { params: { userId }, body: { end_user_id, permission } }: Input) => {
    const now = clock.now();
    await visit.atomically(async (tx) => {
      const shareId = await setPermission(tx, { doctorId: userId, endUserId: end_user_id, permission, now });
      if (shareId === undefined) throw missing();
      const action = permission === 'EDITOR' ? 'share.made-editor' : 'share.made-viewer';
      await recordTouch(tx, visit, now, { action, ownerId: userId, object: `share ${shareId}` });
    });
    return {};
  };
