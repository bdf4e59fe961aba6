import { homeTexts } from '@casefolio/domain/messages/home';
import { homeActions } from '../home-actions.ts';
import { useVisitor } from '../hooks/use-visitor.ts';
import { Closing } from '../parts/closing.tsx';
import { Features } from '../parts/features.tsx';
import { Glimpses } from '../parts/glimpses.tsx';
import { Hero } from '../parts/hero.tsx';
import { Mobile } from '../parts/mobile.tsx';

/** The landing page. */
export function HomeScreen() {
  const visitor = useVisitor();
  const [main] = homeActions[visitor];
  return (
    <>
      <Hero visitor={visitor} />
      <Features />
      <Glimpses />
      <Mobile />
      <Closing
        heading={homeTexts.closingHeading}
        body={visitor === 'guest' ? homeTexts.closingBody : undefined}
        {...main}
      />
    </>
  );
}
