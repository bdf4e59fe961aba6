import Box from '@mui/material/Box';
import { mobileTexts } from '@casefolio/domain/messages/home';
import { Picture } from './picture.tsx';
import { BandHeading, Prose } from './prose.tsx';
import { Column, Section, SideBySide } from './section.tsx';
import { StoreLinks } from './store-links.tsx';

/** As thick as a phone's edge, and no more striking than the lines around it. */
const phone = {
  width: 264,
  justifySelf: 'center',
  border: '8px solid color-mix(in srgb, var(--mui-palette-text-primary) 28%, var(--mui-palette-background-paper))',
  borderRadius: '32px',
  overflow: 'hidden',
};

/** The product on a phone: the mobile site, and the apps where there are any. */
export function Mobile() {
  return (
    <Section>
      <SideBySide>
        <Column>
          <BandHeading>{mobileTexts.heading}</BandHeading>
          <Prose>{mobileTexts.body}</Prose>
          <StoreLinks />
        </Column>
        <Box sx={phone}>
          <Picture name="phone" shows={mobileTexts.shows} width={390} height={750} />
        </Box>
      </SideBySide>
    </Section>
  );
}
