import Box from '@mui/material/Box';
import { homeGlimpses } from '@casefolio/domain/messages/home';
import { Picture } from './picture.tsx';
import { BandHeading, Prose } from './prose.tsx';
import { Column, Section, SideBySide } from './section.tsx';

const frame = { border: 1, borderColor: 'divider', borderRadius: 1.5, overflow: 'hidden' };

/** Screens of the product, each with what to see in it; the pictures change sides. */
export function Glimpses() {
  return (
    <Section>
      <Box sx={{ display: 'grid', gap: { xs: 8, lg: 12 } }}>
        {homeGlimpses.map(({ picture, shows, title, body }, index) => (
          <SideBySide key={picture}>
            <Column sx={{ order: { lg: index % 2 } }}>
              <BandHeading>{title}</BandHeading>
              <Prose>{body}</Prose>
            </Column>
            <Box sx={frame}>
              <Picture name={picture} shows={shows} width={576} height={540} />
            </Box>
          </SideBySide>
        ))}
      </Box>
    </Section>
  );
}
