import type { listStaff as endpoint } from '@casefolio/contract/sharing.contract';
import type { z } from 'zod';
import type { Visit } from '../../http/visit.ts';
import { staffOf } from './share-lists.store.ts';
import type { SharingTools } from './sharing-tools.ts';

interface Input {
  readonly params: z.output<typeof endpoint.params>;
  readonly query: z.output<typeof endpoint.query>;
}

/** Who has joined this doctor's dashboard? */
export const listStaff =
  ({ db, roles }: SharingTools) =>
  async (_visit: Visit, { params, query: { search } }: Input) => {
    const found = await staffOf(db, params.userId, search.split(/\s+/).filter(Boolean));
    const user_staff = found.map(({ permission, user_role_id, ...person }) => ({
      status: 'ACCEPTED' as const,
      permission,
      end_user: { ...person, user_role: roles.byId(user_role_id) ?? null, profile_image: null },
    }));
    return { user_staff, count: user_staff.length };
  };
