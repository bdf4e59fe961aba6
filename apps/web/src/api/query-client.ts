import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallFailed, isNoSession } from './call-failed.ts';
import { endSession } from './session.ts';

const mostRetries = 2;

/** Only a call that was never answered is worth repeating; a refusal stays a refusal. */
const isWorthRepeating = (retries: number, failure: Error): boolean =>
  retries < mostRetries && failure instanceof CallFailed && failure.code === null;

/** A whole new page, so that nothing the former user saw is left in memory. */
const leaveForHome = (): void => globalThis.location.assign('/');

export function makeQueryClient(leave: () => void = leaveForHome): QueryClient {
  const onError = (failure: Error): void => {
    if (!isNoSession(failure) || !endSession()) return;
    client.clear();
    leave();
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // A call that cannot go out fails and is told; waiting for the network without a word would look like a dead button.
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnReconnect: true, retry: isWorthRepeating, staleTime: 30_000 },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}
