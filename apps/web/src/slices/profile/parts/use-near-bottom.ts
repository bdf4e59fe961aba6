import { useEffect } from 'react';

/** How near the page's bottom counts as there. */
const nearPx = 50;

const isNearBottom = (): boolean => {
  const { scrollHeight } = document.documentElement;
  return window.innerHeight + window.scrollY >= scrollHeight - nearPx;
};

/** Calls `reach` when the page is scrolled near its bottom, and at once when it is too short to scroll. */
export function useNearBottom(isOn: boolean, reach: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const look = () => {
      if (isNearBottom()) reach();
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  });
}
