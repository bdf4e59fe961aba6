/** Whose cases these are: one's own, or those of a doctor who shares them. */
export interface CaseLog {
  readonly ownerId: number;
  readonly isShared: boolean;
}

/** An id as it stands in an address; null for anything else. */
export const idInPath = (text = ''): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

export const listPath = ({ ownerId, isShared }: CaseLog): string =>
  isShared ? `/shared-dashboard/${ownerId}` : '/dashboard';

export const casePath = ({ ownerId, isShared }: CaseLog, caseId: number): string =>
  isShared ? `/shared-case/${ownerId}/${caseId}` : `/case/${caseId}`;

export const editPath = ({ ownerId, isShared }: CaseLog, caseId: number): string =>
  isShared ? `/edit-shared-case/${ownerId}/${caseId}` : `/edit-case/${caseId}`;

export const newCasePath = ({ ownerId, isShared }: CaseLog): string =>
  isShared ? `/new-shared-case/${ownerId}` : '/new-case';
