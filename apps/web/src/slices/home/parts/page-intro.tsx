import type { ReactNode } from 'react';
import { Headline, Lead } from './prose.tsx';
import { RuledPaper } from './ruled-paper.tsx';
import { Column, Measure } from './section.tsx';
import { Suture } from './suture.tsx';

interface PageIntroProps {
  readonly headline: string;
  readonly lead: string;
  /** Where to go from here. */
  readonly children?: ReactNode;
}

/** The top of a public page other than the landing page. */
export function PageIntro({ headline, lead, children }: PageIntroProps) {
  return (
    <RuledPaper>
      <Measure>
        <Column sx={{ gap: 3 }}>
          <Suture />
          <Headline tabIndex={-1}>{headline}</Headline>
          <Lead>{lead}</Lead>
          {children}
        </Column>
      </Measure>
    </RuledPaper>
  );
}
