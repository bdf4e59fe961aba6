import { todayAt } from '@casefolio/domain/dates/calendar-day';
import { missing } from '../../http/failure.ts';
import type { Visit } from '../../http/visit.ts';
import type { Viewer } from './case-view.ts';

export interface CaseCaller extends Viewer {
  readonly timeOffsetHours: number;
}

/** Who reads or writes in a log, and as what. */
export function callerIn({ session, standing }: Visit): CaseCaller {
  if (!session) throw missing();
  return { id: session.userId, permission: standing ?? 'OWNER', timeOffsetHours: session.timeOffsetHours };
}

export const todayOf = ({ timeOffsetHours }: CaseCaller, now: Date): string => todayAt(now, timeOffsetHours);
