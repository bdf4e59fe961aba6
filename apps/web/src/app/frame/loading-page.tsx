import { PageSkeleton } from '../../ui/skeletons.tsx';
import { MainArea } from './main-area.tsx';

/** Before the frame and the first screen are there. */
export function LoadingPage() {
  return (
    <MainArea>
      <PageSkeleton />
    </MainArea>
  );
}
