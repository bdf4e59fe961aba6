import Box from '@mui/material/Box';
import { homeTexts } from '@casefolio/domain/messages/home';
import { LinkButton } from '../../../ui/link-button.tsx';
import { BandHeading, Prose } from './prose.tsx';
import { Section } from './section.tsx';
import { Suture } from './suture.tsx';

export function Closing() {
  return (
    <Section tinted>
      <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 2.5 }}>
        <Suture />
        <BandHeading>{homeTexts.closingHeading}</BandHeading>
        <Prose>{homeTexts.closingBody}</Prose>
        <LinkButton to="/plans" size="large">
          {homeTexts.start}
        </LinkButton>
      </Box>
    </Section>
  );
}
