import { outcomes } from '@casefolio/contract/envelope';
import { CallFailed } from '../../../api/call-failed.ts';

/** Not there, or not theirs to see: the server never tells the two apart. */
export const isMissing = (failure: Error | null): boolean =>
  failure instanceof CallFailed && failure.code === outcomes.missing.code;
