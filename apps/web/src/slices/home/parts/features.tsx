import Box from '@mui/material/Box';
import { homeFeatures, homeTexts } from '@casefolio/domain/messages/home';
import { FeatureText } from './feature-text.tsx';
import { BandHeading } from './prose.tsx';
import { Section } from './section.tsx';

export function Features() {
  return (
    <Section tinted>
      <BandHeading>{homeTexts.featuresHeading}</BandHeading>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
          gap: { xs: 4, lg: 5 },
          m: 0,
          mt: { xs: 4, md: 6 },
          p: 0,
          listStyle: 'none',
        }}
      >
        {homeFeatures.map((feature) => (
          <Box key={feature.title} component="li" sx={{ borderTop: 2, borderColor: 'primary.main', pt: 2.5 }}>
            <FeatureText {...feature} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
