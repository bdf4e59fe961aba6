import { type AboutFeature, aboutFeatures, aboutTexts } from '@casefolio/domain/messages/about';
import { homeTexts } from '@casefolio/domain/messages/home';
import Box from '@mui/material/Box';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Closing } from '../parts/closing.tsx';
import { FeatureDrawing } from '../parts/drawings/feature-drawings.tsx';
import { Mobile } from '../parts/mobile.tsx';
import { PageIntro } from '../parts/page-intro.tsx';
import { BandHeading, Prose, TextLink } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';

/** What the product is and the seven things it does. */
export function AboutScreen() {
  return (
    <>
      <PageIntro headline={aboutTexts.headline} lead={aboutTexts.lead}>
        <LinkButton to="/plans" size="large">
          {homeTexts.start}
        </LinkButton>
      </PageIntro>
      <Section>
        <BandHeading>{aboutTexts.featuresHeading}</BandHeading>
        <Box
          component="ul"
          sx={{ display: 'grid', gap: { xs: 4, md: 3 }, m: 0, mt: { xs: 4, md: 5 }, p: 0, listStyle: 'none' }}
        >
          {aboutFeatures.map((feature) => (
            <FeatureBlock key={feature.drawing} {...feature} />
          ))}
        </Box>
      </Section>
      <Mobile />
      <Closing heading={aboutTexts.closingHeading} body={aboutTexts.closingBody} to="/plans" label={homeTexts.start} />
    </>
  );
}

function FeatureBlock({ drawing, title, body, more }: AboutFeature) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
        alignItems: 'center',
        gap: { xs: 1.5, md: 6 },
        pt: { xs: 3, md: 3 },
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <FeatureDrawing name={drawing} />
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
        <Box component="h3" sx={{ typography: 'h2', m: 0 }}>
          {title}
        </Box>
        <Prose>{body}</Prose>
        {more && <TextLink to={more.to}>{more.label}</TextLink>}
      </Box>
    </Box>
  );
}
