import { readUser } from '@casefolio/contract/profile.contract';
import { call } from './client.ts';
import type { CallData } from './client.ts';
import { readSession, storeUser } from './session.ts';
import { storedUserOf } from './stored-user.ts';

export type OwnUser = CallData<typeof readUser>;

async function fetchOwnUser(userId: number, signal: AbortSignal): Promise<OwnUser> {
  const before = readSession();
  const user = await call(readUser, { params: { userId }, signal });
  // Verified or signed out while the answer was on its way: then it tells of a moment that has passed.
  if (readSession() === before) storeUser(storedUserOf(user, user.verified));
  return user;
}

/** Frame and screen open together and ask for the same person: the second is content with the first one's answer. */
const sameMomentMs = 2000;

/** To be asked for anew after a change. */
export const ownUserKey = ['own-user'] as const;

/** Who is signed in, with everything on their profile. The frame shows name and picture, whoever asked. */
export const ownUserQuery = (userId: number) => ({
  queryKey: [...ownUserKey, userId] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => fetchOwnUser(userId, signal),
  staleTime: sameMomentMs,
});
