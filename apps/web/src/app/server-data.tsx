import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { makeQueryClient } from '../api/query-client.ts';

const queryClient = makeQueryClient();

/** Everything that asks the server stands inside this; all of it shares one cache. */
export function ServerData({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

export function ServerDataOutlet() {
  return (
    <ServerData>
      <Outlet />
    </ServerData>
  );
}
