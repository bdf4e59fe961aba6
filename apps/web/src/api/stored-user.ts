import type { user } from '@casefolio/contract/accounts.contract';
import type { z } from 'zod';
import type { CamelKeys } from './camel-keys.ts';

/** What the browser remembers of who is signed in: enough to draw the frame before the first answer. */
export interface StoredUser {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly verified: boolean;
  readonly userRole: { readonly id: number; readonly name: string; readonly niceName: string } | null;
  readonly profileImage: { readonly hrefSmall: string; readonly hrefOriginal: string } | null;
  readonly planId: number;
}

export type ServerUser = CamelKeys<z.output<typeof user>>;

export function storedUserOf(user: ServerUser, verified: boolean): StoredUser {
  const { id, firstName, lastName, email, userRole, profileImage, subscription } = user;
  return { id, firstName, lastName, email, verified, userRole, profileImage, planId: subscription.planId };
}

type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

const roleOf = (role: unknown): StoredUser['userRole'] =>
  isParts(role) ? { id: numberOf(role.id, 0), name: textOf(role.name), niceName: textOf(role.niceName) } : null;

const imageOf = (image: unknown): StoredUser['profileImage'] =>
  isParts(image) ? { hrefSmall: textOf(image.hrefSmall), hrefOriginal: textOf(image.hrefOriginal) } : null;

const freePlanId = 1;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Storage may hold anything: an older release, another program, a hand. Without an id nobody is signed in; the rest is made whole. */
export function parseStoredUser(text: string | null): StoredUser | null {
  const kept = text === null ? null : parsed(text);
  if (!isParts(kept)) return null;
  const id = numberOf(kept.id, 0);
  if (!Number.isSafeInteger(id) || id <= 0) return null;
  return {
    id,
    firstName: textOf(kept.firstName),
    lastName: textOf(kept.lastName),
    email: textOf(kept.email),
    verified: kept.verified === true,
    userRole: roleOf(kept.userRole),
    profileImage: imageOf(kept.profileImage),
    planId: numberOf(kept.planId, freePlanId),
  };
}
