import { readFileSync } from 'node:fs';
import { userRoles } from '@casefolio/contract/lookups.contract';
import type { z } from 'zod';

export type UserRole = z.output<typeof userRoles.data>[number];

/** The roles that an account may have. */
export interface UserRoles {
  readonly all: readonly UserRole[];
  byId(id: number | null): UserRole | undefined;
}

const seedFile = new URL('../../../seed/lookups/user_roles.json', import.meta.url);

export function readUserRoles(): UserRoles {
  const all = userRoles.data.parse(JSON.parse(readFileSync(seedFile, 'utf8')));
  return { all, byId: (id) => all.find((role) => role.id === id) };
}
