/** For a link's token, which is redeemed by a query though that changes something: its key makes sure that one token is sent once. */
export const redeemedOnce = {
  retry: false,
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  refetchOnMount: false,
  retryOnMount: false,
} as const;
