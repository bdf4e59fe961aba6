import { type CaseLog, casePath, listPath } from '../case-log.ts';

/** Whose log a form writes in, and which of its cases; null writes a new one. */
export interface CasePlace extends CaseLog {
  readonly caseId: number | null;
}

/** A new case leads back to the log, a changed one to itself. */
export const pathAfterSave = (place: CasePlace): string =>
  place.caseId === null ? listPath(place) : casePath(place, place.caseId);

/** Each form keeps its own draft. */
export function draftKeyOf({ ownerId, caseId, isShared }: CasePlace): string {
  if (caseId !== null) return isShared ? `edit-shared-case-${ownerId}-${caseId}` : `edit-case-${caseId}`;
  return isShared ? `new-shared-case-${ownerId}` : 'new-case';
}

/** Where the last institution, role and surgeons of this log are remembered. */
export const lastChoicesKeyOf = ({ ownerId, isShared }: CaseLog): string =>
  isShared ? `last-choices-${ownerId}` : 'last-choices';

/** What another screen hands to a new case: a day, or a case to be like. */
export interface NewCaseState {
  readonly date?: string;
  readonly like?: number;
}

/** Reads the history's state, which may be anybody's. */
export function newCaseState(state: unknown): NewCaseState {
  if (typeof state !== 'object' || state === null) return {};
  const date = 'date' in state && typeof state.date === 'string' ? { date: state.date } : {};
  const like = 'like' in state && typeof state.like === 'number' ? { like: state.like } : {};
  return { ...date, ...like };
}
