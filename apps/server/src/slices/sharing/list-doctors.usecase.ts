import type { listDoctors as endpoint } from '@casefolio/contract/sharing.contract';
import { openStatuses } from '@casefolio/domain/sharing/share';
import type { z } from 'zod';
import type { Visit } from '../../http/visit.ts';
import { doctorsOf } from './share-lists.store.ts';
import type { SharingTools } from './sharing-tools.ts';

interface Input {
  readonly params: z.output<typeof endpoint.params>;
  readonly query: z.output<typeof endpoint.query>;
}

/** Whose dashboards has this person been invited to? */
export const listDoctors =
  ({ db, clock, roles }: SharingTools) =>
  async (_visit: Visit, { params, query: { filter } }: Input) => {
    const found = await doctorsOf(db, params.userId, filter ? [filter] : openStatuses, clock.now());
    const doctors = found.map(({ id, first_name, last_name, user_role_id, status, permission, invited_at }) => ({
      id,
      name: `${first_name} ${last_name}`,
      role: roles.byId(user_role_id)?.name ?? null,
      status,
      permission,
      invited_at: invited_at.toISOString(),
    }));
    return { doctors, count: doctors.length };
  };
