import {
  type ClaimGroup,
  installationDuties,
  securityClaims,
  securityTexts,
} from '@casefolio/domain/messages/security-page';
import Box from '@mui/material/Box';
import { Closing } from '../parts/closing.tsx';
import { ClaimDrawing } from '../parts/drawings/claim-drawings.tsx';
import { PageIntro } from '../parts/page-intro.tsx';
import { BandHeading, Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';

/** What the software does to keep the data safe, and what it leaves to those who run it. */
export function SecurityScreen() {
  return (
    <>
      <PageIntro headline={securityTexts.headline} lead={securityTexts.lead} />
      {securityClaims.map((group) => (
        <Section key={group.drawing}>
          <Claims {...group} />
        </Section>
      ))}
      <Section>
        <BandHeading>{securityTexts.ownPartHeading}</BandHeading>
        <Box sx={{ mt: 2, maxWidth: '64ch' }}>
          <Prose>{securityTexts.ownPartBody}</Prose>
          <Box
            component="ul"
            sx={{ display: 'grid', gap: 1, m: 0, mt: 1.5, pl: 3, '& ::marker': { color: 'primary.main' } }}
          >
            {installationDuties.map((duty) => (
              <li key={duty}>{duty}</li>
            ))}
          </Box>
        </Box>
      </Section>
      <Closing heading={securityTexts.closingHeading} to="/contact" label={securityTexts.contact} />
    </>
  );
}

function Claims({ drawing, heading, claims }: ClaimGroup) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 2fr' },
        gap: { xs: 3, lg: 6 },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <BandHeading>{heading}</BandHeading>
        <ClaimDrawing name={drawing} />
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
          gap: { xs: 3, md: 5 },
          m: 0,
        }}
      >
        {claims.map(({ title, text }) => (
          <Box key={title} sx={{ borderTop: 2, borderColor: 'primary.main', pt: 2 }}>
            <Box component="dt" sx={{ typography: 'h3', mb: 0.5 }}>
              {title}
            </Box>
            <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
