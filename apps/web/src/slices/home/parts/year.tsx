import Box from '@mui/material/Box';
import { homePrivacy, homeTexts } from '@casefolio/domain/messages/home';
import { FeatureText } from './feature-text.tsx';
import { BandHeading, Prose } from './prose.tsx';
import { RvuLine } from './rvu-line.tsx';
import { Section } from './section.tsx';

/** The academic year as a line, and who may see it. */
export function Year() {
  return (
    <Section>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1.2fr 0.8fr' },
          alignItems: 'center',
          gap: { xs: 5, lg: 9 },
        }}
      >
        <RvuLine />
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <BandHeading>{homeTexts.yearHeading}</BandHeading>
            <Prose>{homeTexts.yearBody}</Prose>
          </Box>
          <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 3 }}>
            <FeatureText {...homePrivacy} />
          </Box>
        </Box>
      </Box>
    </Section>
  );
}
