import { useLocation } from 'react-router';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { skeletonKind } from '../skeleton-kind.ts';
import { MainArea } from './main-area.tsx';

/** Before the frame and the first screen are there. */
export function LoadingPage() {
  const { pathname } = useLocation();
  return (
    <MainArea>
      <PageSkeleton kind={skeletonKind(pathname)} />
    </MainArea>
  );
}
