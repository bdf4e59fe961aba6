import { anonymousClientToken } from '@casefolio/contract/plans.contract';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../../api/call-failed.ts';
import { call } from '../../../api/client.ts';

/** The token for the payment form of somebody who has no account yet. One is enough for all their tries. */
export function usePaymentToken() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['payment-token'],
    queryFn: ({ signal }) => call(anonymousClientToken, { signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  return {
    ready: data ?? null,
    problem: error && !isFetching ? failureText(error) : null,
    tryAgain: () => void refetch(),
  };
}
