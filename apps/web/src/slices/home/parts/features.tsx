import { styled } from '@mui/material/styles';
import { homeFeatures, homePrivacy, homeTexts } from '@casefolio/domain/messages/home';
import { FeatureText } from './feature-text.tsx';
import { BandHeading, TextLink } from './prose.tsx';
import { Section } from './section.tsx';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  margin: '40px 0 0',
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(5, 1fr)' },
  '& li': { borderTop: '2px solid var(--mui-palette-primary-main)', paddingTop: 20 },
  '& svg': { color: 'var(--mui-palette-primary-main)' },
  '& h3': { ...theme.typography.h3, margin: '12px 0 8px' },
}));

export function Features() {
  return (
    <Section>
      <BandHeading>{homeTexts.featuresHeading}</BandHeading>
      <List>
        {homeFeatures.map((feature) => (
          <li key={feature.title}>
            <FeatureText {...feature} />
          </li>
        ))}
        <li>
          <FeatureText {...homePrivacy} />
          <TextLink to="/hippa_security">{homeTexts.toSecurity}</TextLink>
        </li>
      </List>
    </Section>
  );
}
