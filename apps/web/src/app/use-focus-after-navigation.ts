import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a navigation the focus stands on the new screen's heading, so that a screen reader begins there. */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const main = document.querySelector<HTMLElement>('main');
    // A screen that put the focus into its first field knows better.
    if (main === null || main.contains(document.activeElement)) return;
    const heading = main.querySelector<HTMLElement>('h1');
    if (heading !== null) heading.tabIndex = -1;
    (heading ?? main).focus({ preventScroll: true });
  }, [pathname]);
}
