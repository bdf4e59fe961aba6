import { useEffect, type ReactNode } from 'react';
import { forgetReload } from '../ui/failure.ts';
import { ScreenTitle } from '../ui/screen-title.tsx';

/** A screen in its place: the tab carries its name. */
export function RoutedScreen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useEffect(() => forgetReload(), []);
  return (
    <>
      <ScreenTitle text={title} />
      {children}
    </>
  );
}
