import type { ListPlace } from '../list-place.ts';

/** Under which names the answers about a log are kept. Whoever changes a case asks for everything of its log anew. */
export const caseKeys = {
  log: (ownerId: number) => ['cases', ownerId] as const,
  lists: (ownerId: number) => ['cases', ownerId, 'list'] as const,
  list: (ownerId: number, place: ListPlace) => ['cases', ownerId, 'list', place] as const,
  one: (ownerId: number, caseId: number) => ['cases', ownerId, 'one', caseId] as const,
};
