import type { Permission } from '@casefolio/domain/sharing/share';
import type { Queryable } from '../../db/database.ts';
import { acceptedPermission } from './shares.store.ts';

/** What this person may do in that doctor's log; null when they were not let in, or not any more. */
export const permissionOn = (db: Queryable, doctorId: number, userId: number): Promise<Permission | null> =>
  acceptedPermission(db, doctorId, userId);
