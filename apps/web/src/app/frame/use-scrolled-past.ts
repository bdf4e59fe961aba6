import { useSyncExternalStore } from 'react';

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

const atTheTop = (): boolean => false;

/** Renders anew only when the border is crossed. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(onScroll, () => window.scrollY > pixels, atTheTop);
}
