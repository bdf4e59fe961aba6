import { useVisitor } from '../hooks/use-visitor.ts';
import { Closing } from '../parts/closing.tsx';
import { Features } from '../parts/features.tsx';
import { Hero } from '../parts/hero.tsx';
import { Year } from '../parts/year.tsx';

/** The landing page. */
export function HomeScreen() {
  const visitor = useVisitor();
  return (
    <>
      <Hero visitor={visitor} />
      <Features />
      <Year />
      <Closing visitor={visitor} />
    </>
  );
}
