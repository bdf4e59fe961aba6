import type { Queryable } from '../../db/database.ts';
import type { OpenedSession, Origin } from '../../http/visit.ts';
import { noteKnownPlace } from './known-places.store.ts';
import { placeOf } from './places.ts';
import { addSession } from './sessions.store.ts';
import { newToken, tokenHash } from './tokens.ts';

export interface SessionWish {
  readonly userId: number;
  readonly remembered: boolean;
  readonly timeOffsetHours: number;
}

/** A new session under a new token; the token itself leaves only in the cookie. */
export async function openSession(db: Queryable, origin: Origin, now: Date, wish: SessionWish): Promise<OpenedSession> {
  const token = newToken();
  await addSession(db, {
    user_id: wish.userId,
    token_hash: tokenHash(token),
    remembered: wish.remembered,
    time_offset_hours: wish.timeOffsetHours.toFixed(2),
    user_agent: origin.userAgent,
    address: origin.address,
    opened_at: now,
    last_seen_at: now,
  });
  await noteKnownPlace(db, wish.userId, placeOf(origin), now);
  return { userId: wish.userId, token, remembered: wish.remembered };
}
