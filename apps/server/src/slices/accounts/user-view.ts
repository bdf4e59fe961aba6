import type { user } from '@casefolio/contract/accounts.contract';
import type { z } from 'zod';
import type { LinkTo } from '../../ports/files/file-rights.ts';
import type { UserRoles } from '../lookups/lookups.api.ts';
import type { Account } from './accounts.store.ts';

interface ViewTools {
  readonly roles: UserRoles;
  readonly linkTo: LinkTo;
}

/** An account as its owner sees it on the wire. */
export const userView = (account: Account, { roles, linkTo }: ViewTools): z.input<typeof user> => ({
  id: account.id,
  first_name: account.first_name,
  last_name: account.last_name,
  email: account.email,
  phone: account.phone,
  verified: account.verified_at !== null,
  user_role: roles.byId(account.user_role_id) ?? null,
  profile_image: imageOf(account, linkTo),
  subscription: { plan_id: account.plan_id },
});

export function imageOf(
  { id, image_large_key: large, image_small_key: small }: Account,
  linkTo: LinkTo,
): z.input<typeof user>['profile_image'] {
  if (large === null || small === null) return null;
  return { href_small: linkTo(small, id), href_original: linkTo(large, id) };
}
