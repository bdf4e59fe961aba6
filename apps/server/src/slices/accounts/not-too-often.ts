import { networkOf } from '@casefolio/domain/accounts/caller-network';
import type { Limit } from '@casefolio/domain/accounts/limits';
import { tooOften } from '../../http/failure.ts';
import type { Origin } from '../../http/visit.ts';
import type { Limiter } from '../../ports/limits/limits.port.ts';

/** Limits per caller count networks, not addresses. */
export const callerOf = ({ address }: Origin): string => networkOf(address);

/** Counts this try and refuses it when it was one too many. */
export async function notTooOften(limiter: Limiter, limit: Limit, subject: string): Promise<void> {
  const wait = await limiter.take(limit, subject);
  if (wait !== null) throw tooOften(wait);
}
