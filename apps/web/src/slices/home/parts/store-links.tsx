import { useEffect, useRef, useState } from 'react';
import { loadBehind } from '../../../ui/load-ahead.tsx';

// Without its code the page is as good as without any apps.
const { Part: StoreLinkList } = loadBehind(
  async () => (await import('./stores/store-link-list.tsx')).StoreLinkList,
  () => null,
);

/** Links to the apps, where this installation has any. They are asked for when the visitor comes near: most never scroll this far. */
export function StoreLinks() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    };
    const watching = new IntersectionObserver(look, { rootMargin: '50%' });
    if (place.current) watching.observe(place.current);
    return () => watching.disconnect();
  }, []);
  return <div ref={place}>{isNear && <StoreLinkList />}</div>;
}
