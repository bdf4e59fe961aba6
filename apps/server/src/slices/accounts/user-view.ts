import type { user } from '@casefolio/contract/accounts.contract';
import type { z } from 'zod';
import type { UserRoles } from '../lookups/lookups.api.ts';
import type { Account } from './accounts.store.ts';

const freePlan = 1;

/** An account as its owner sees it on the wire. */
export const userView = (account: Account, roles: UserRoles): z.input<typeof user> => ({
  id: account.id,
  first_name: account.first_name,
  last_name: account.last_name,
  email: account.email,
  phone: account.phone,
  verified: account.verified_at !== null,
  user_role: roles.byId(account.user_role_id) ?? null,
  profile_image: null,
  subscription: { plan_id: freePlan },
});
