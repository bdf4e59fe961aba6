import { listCases, readCase } from '@casefolio/contract/cases.contract';
import { readDraft } from '@casefolio/contract/drafts.contract';
import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';
import { ownUserQuery } from '../../../../api/own-user.ts';
import { isMissing } from '../../hooks/is-missing.ts';
import { type CasePlace, draftKeyOf, lastChoicesKeyOf, type NewCaseState } from '../place.ts';

/** Fetched afresh each time a form is opened: what somebody is about to change must be as it is now. */
const onceForThisForm = {
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** What the caller may do in a colleague's log, and which form its cases have; one that is not shared is not there. */
async function sharedLog({ ownerId, caseId, isShared }: CasePlace, signal: AbortSignal) {
  if (!isShared || caseId !== null) return null;
  return call(listCases, { params: { userId: ownerId }, query: { page_size: 1 }, signal });
}

interface Asking {
  readonly client: QueryClient;
  readonly signal: AbortSignal;
}

async function fetchStart(userId: number, place: CasePlace, like: number | undefined, { client, signal }: Asking) {
  const caseOf = (procId: number) => call(readCase, { params: { userId: place.ownerId, procId }, signal });
  const draftOf = async (key: string) => (await call(readDraft, { params: { userId, key }, signal })).draft;
  const [stored, likeCase, draft, lastChoices, user, log] = await Promise.all([
    place.caseId === null ? null : caseOf(place.caseId),
    // A case that is gone meanwhile leaves an empty form.
    like === undefined ? null : caseOf(like).catch(() => null),
    draftOf(draftKeyOf(place)),
    place.caseId === null ? draftOf(lastChoicesKeyOf(place)) : null,
    client.fetchQuery(ownUserQuery(userId)),
    sharedLog(place, signal),
  ]);
  const specialities = user.userProfile.map(({ speciality }) => speciality.name);
  const mayWrite = (stored?.permission ?? log?.permission) !== 'VIEWER';
  const logFamily = log?.family ?? null;
  return {
    stored,
    mayWrite,
    like: likeCase,
    draft,
    lastChoices: lastChoices?.content ?? null,
    specialities,
    logFamily,
  };
}

/** What a form needs to open: the case, the draft, and what its writer does otherwise. */
export function useCaseStart(userId: number, place: CasePlace, { like }: NewCaseState) {
  const { data, error, refetch } = useQuery({
    ...onceForThisForm,
    queryKey: ['case-form', userId, place, like ?? null],
    queryFn: ({ client, signal }) => fetchStart(userId, place, like, { client, signal }),
  });
  return {
    start: data ?? null,
    failure:
      error === null || data !== undefined ? null : isMissing(error) ? ('missing' as const) : ('failed' as const),
    tryAgain: () => void refetch(),
  };
}
