import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import { users } from '../../../db/schema/accounts.ts';

/** Somebody whose habits can be noted; their id. */
export async function surgeonIn(db: Db): Promise<number> {
  const now = new Date();
  const [added] = await db
    .insert(users)
    .values({
      email: `${randomUUID()}@example.com`,
      password_hash: '',
      first_name: 'Ada',
      last_name: 'Moreau',
      accepted_terms_at: now,
      created_at: now,
    })
    .returning();
  return added?.id ?? 0;
}
