import { networkOf } from '@casefolio/domain/accounts/caller-network';
import { accountLimits } from '@casefolio/domain/accounts/limits';
import type { Db } from '../../db/database.ts';
import type { Origin } from '../../http/visit.ts';
import type { Limiter } from '../../ports/limits/limits.port.ts';
import { isKnownPlace } from './known-places.store.ts';
import { tokenHash } from './tokens.ts';

/** A browser in a network, hashed: enough to tell an owner's own devices from a stranger's. */
export const placeOf = ({ address, userAgent }: Origin): Buffer => tokenHash(`${networkOf(address)} ${userAgent}`);

/** With whom a try is counted. */
export interface Counted {
  readonly known: boolean;
  readonly as: string;
}

const ownTries = (email: string, place: Buffer): string => `${email} ${place.toString('hex')}`;

/** An owner's own places are counted each for itself, all strangers together: guessing from elsewhere stops no owner. */
export async function countedWith(db: Db, visit: Origin, email: string): Promise<Counted> {
  const place = placeOf(visit);
  const known = await isKnownPlace(db, email, place);
  return { known, as: known ? ownTries(email, place) : email };
}

export async function forgetLogInTries(limiter: Limiter, countedAs: string): Promise<void> {
  await limiter.forget(accountLimits.logInFailures, countedAs);
  await limiter.forget(accountLimits.lockAfterFailures, countedAs);
}

/** After a reset nothing stands in the way any more, wherever the failures came from. */
export async function forgetAllLogInTries(limiter: Limiter, visit: Origin, email: string): Promise<void> {
  await forgetLogInTries(limiter, email);
  await forgetLogInTries(limiter, ownTries(email, placeOf(visit)));
}
