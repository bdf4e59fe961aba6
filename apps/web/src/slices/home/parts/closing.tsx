import Box from '@mui/material/Box';
import { homeTexts } from '@casefolio/domain/messages/home';
import { LinkButton } from '../../../ui/link-button.tsx';
import { homeActions, type Visitor } from '../home-actions.ts';
import { BandHeading, Prose } from './prose.tsx';
import { Section } from './section.tsx';
import { Suture } from './suture.tsx';

export function Closing({ visitor }: { readonly visitor: Visitor }) {
  const [{ to, label }] = homeActions[visitor];
  return (
    <Section tinted>
      <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 2.5 }}>
        <Suture />
        <BandHeading>{homeTexts.closingHeading}</BandHeading>
        {visitor === 'guest' && <Prose>{homeTexts.closingBody}</Prose>}
        <LinkButton to={to} size="large">
          {label}
        </LinkButton>
      </Box>
    </Section>
  );
}
