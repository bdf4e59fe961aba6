import { lookupEndpoints, type LookupItem } from '@casefolio/contract/lookups.contract';
import { readSeed, seedFolder } from './seed-files.ts';

export type UserRole = LookupItem<'user_roles_lookups'>;

/** The roles that an account may have. */
export interface UserRoles {
  readonly all: readonly UserRole[];
  byId(id: number | null): UserRole | undefined;
}

export function readUserRoles(): UserRoles {
  const schema = lookupEndpoints.user_roles_lookups.data;
  const all = readSeed(seedFolder, 'user_roles_lookups', { schema, keyOf: ({ id }) => id });
  return { all, byId: (id) => all.find((role) => role.id === id) };
}
