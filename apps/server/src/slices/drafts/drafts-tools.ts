import { draftLimits } from '@casefolio/domain/drafts/limits';
import { commonMessages } from '@casefolio/domain/messages/common';
import type { Db } from '../../db/database.ts';
import { Failure } from '../../http/failure.ts';
import type { Clock } from '../../ports/clock.ts';

export interface DraftsTools {
  readonly db: Db;
  readonly clock: Clock;
}

/** Measured as it is stored, not as it came. */
export function refuseTooLarge(content: object): void {
  if (Buffer.byteLength(JSON.stringify(content)) > draftLimits.mostBytes)
    throw new Failure('tooLarge', commonMessages.tooLarge);
}
