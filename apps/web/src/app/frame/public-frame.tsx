import type { ReactNode } from 'react';
import { MainArea } from './main-area.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

/** What a visitor sees around a screen. */
export function PublicFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <PublicHeader />
      <MainArea>{children}</MainArea>
      <PublicFooter />
    </>
  );
}
