import Box from '@mui/material/Box';
import { homeTexts } from '@casefolio/domain/messages/home';
import { ArrowRightIcon } from '../../../ui/front-icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { homeActions, type Visitor } from '../home-actions.ts';
import { CaseCard } from './case-card.tsx';
import { Headline, Lead, Prose } from './prose.tsx';
import { RuledPaper } from './ruled-paper.tsx';
import { Column, Measure, SideBySide } from './section.tsx';
import { Suture } from './suture.tsx';
import { TourButton } from './tour-button.tsx';

// A guest's header lies over the top of the page; inside the signed-in shell nothing does.
const airAbove = { pt: { xs: 14, md: 19 } };

// Two lines in any typeface: the widest of the systems' draws the longer sentence nine times as long as it is high.
const twoLines = 'clamp(2rem, (100vw - 32px) / 9, 3.5rem)';

export function Hero({ visitor }: { readonly visitor: Visitor }) {
  return (
    <RuledPaper>
      <Measure sx={visitor === 'guest' ? airAbove : {}}>
        <SideBySide sx={{ gridTemplateColumns: { lg: '3fr 2fr' } }}>
          <Pitch visitor={visitor} />
          <CaseCard />
        </SideBySide>
      </Measure>
    </RuledPaper>
  );
}

function Pitch({ visitor }: { readonly visitor: Visitor }) {
  const [main, ...others] = homeActions[visitor];
  return (
    <Column sx={{ gap: 3 }}>
      <Suture />
      <Headline tabIndex={-1} sx={{ fontSize: twoLines }}>
        {homeTexts.headline}
      </Headline>
      <Lead>{homeTexts.lead}</Lead>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <LinkButton to={main.to} size="large">
          {main.label}
          <ArrowRightIcon />
        </LinkButton>
        <TourButton />
        {others.map(({ to, label }) => (
          <LinkButton key={to} to={to} size="large" look="quiet">
            {label}
          </LinkButton>
        ))}
      </Box>
      {visitor === 'guest' && <Prose sx={{ typography: 'body2' }}>{homeTexts.assurance}</Prose>}
    </Column>
  );
}
