import { listDoctors } from '@casefolio/contract/sharing.contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import type { CallData } from '../../../api/client.ts';

export type SharingDoctor = CallData<typeof listDoctors>['doctors'][number];

type Filter = 'PENDING' | 'ACCEPTED';

/** Everything that is known about who shares with this user; what an answer changes is asked for again. */
export const doctorsKey = (userId: number) => ['doctors', userId] as const;

/** Those who have invited this user and wait, or whose dashboards the user has joined. */
export function useDoctors(userId: number, filter: Filter, { enabled = true } = {}) {
  return useQuery({
    queryKey: [...doctorsKey(userId), filter],
    queryFn: async ({ signal }) => (await call(listDoctors, { params: { userId }, query: { filter }, signal })).doctors,
    enabled,
  });
}
