import type { Message } from '@casefolio/domain/messages/message';
import { profileMessages as texts } from '@casefolio/domain/messages/profile';
import type { EntryKind } from './profile-place.ts';

type Done = 'added' | 'changed' | 'deleted';

/** What is said when an entry was added, changed or deleted. */
export const entryMessages: Readonly<Record<EntryKind, Readonly<Record<Done, Message>>>> = {
  position: { added: texts.positionAdded, changed: texts.positionUpdated, deleted: texts.positionDeleted },
  experience: { added: texts.experienceAdded, changed: texts.experienceUpdated, deleted: texts.experienceDeleted },
  education: { added: texts.educationAdded, changed: texts.educationUpdated, deleted: texts.educationDeleted },
  reimbursement: {
    added: texts.reimbursementAdded,
    changed: texts.reimbursementEdited,
    deleted: texts.reimbursementDeleted,
  },
};
