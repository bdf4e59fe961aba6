import { type Office, offices, teamTexts } from '@casefolio/domain/messages/team';
import Box from '@mui/material/Box';
import { Closing } from '../parts/closing.tsx';
import { OfficeDrawing } from '../parts/drawings/office-drawings.tsx';
import { Mobile } from '../parts/mobile.tsx';
import { PageIntro } from '../parts/page-intro.tsx';
import { BandHeading } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';

/** The offices behind the product, and what each answers for. */
export function OurTeamScreen() {
  return (
    <>
      <PageIntro headline={teamTexts.headline} lead={teamTexts.lead} />
      <Section>
        <BandHeading>{teamTexts.officesHeading}</BandHeading>
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr', xl: 'repeat(3, 1fr)' },
            gap: 3,
            m: 0,
            mt: { xs: 4, md: 5 },
            p: 0,
            listStyle: 'none',
          }}
        >
          {offices.map((office) => (
            <OfficeCard key={office.name} {...office} />
          ))}
        </Box>
      </Section>
      <Mobile />
      <Closing
        heading={teamTexts.closingHeading}
        body={teamTexts.closingBody}
        to="/contact"
        label={teamTexts.contact}
      />
    </>
  );
}

function OfficeCard({ drawing, name, person, answersFor }: Office) {
  return (
    <Box
      component="li"
      sx={{
        p: { xs: 2.5, sm: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        backgroundColor: 'background.paper',
      }}
    >
      <OfficeDrawing name={drawing} />
      <Box component="h3" sx={{ typography: 'h2', m: 0, mt: 2 }}>
        {name}
      </Box>
      <Box component="p" sx={{ m: 0, mt: 0.5, color: 'text.secondary' }}>
        {person}
      </Box>
      <Box component="p" sx={{ typography: 'body2', fontWeight: 600, m: 0, mt: 2.5 }}>
        {teamTexts.answersFor}
      </Box>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 0.75,
          m: 0,
          mt: 1,
          pl: 2.5,
          listStyle: 'disc',
          '& ::marker': { color: 'primary.main' },
        }}
      >
        {answersFor.map((duty) => (
          <li key={duty}>{duty}</li>
        ))}
      </Box>
    </Box>
  );
}
