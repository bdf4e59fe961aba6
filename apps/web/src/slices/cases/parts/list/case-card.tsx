import { imagesOfPatient } from '@casefolio/domain/messages/case-list';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { cardOf } from '../../case-card.ts';
import type { ListedCase } from '../../hooks/use-case-list.ts';
import type { Ahead } from '../../on-intent.ts';
import { useViewer } from '../viewer/use-viewer.tsx';
import { cardHeight } from './card-grid.ts';
import { DateBadge } from './date-badge.tsx';

const Card = styled('li')({
  position: 'relative',
  display: 'flex',
  gap: 16,
  minWidth: 0,
  minHeight: cardHeight,
  padding: 16,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 8,
  backgroundColor: 'var(--mui-palette-background-paper)',
  transition: 'border-color 120ms',
  '&:hover': { borderColor: 'var(--mui-palette-primary-main)' },
});

/** The name is the link, and its reach is the whole card. */
const CardLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 8 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
});

const ImagesButton = styled('button')({
  // Above the link's reach.
  position: 'relative',
  zIndex: 1,
  flexShrink: 0,
  alignSelf: 'flex-start',
  width: 64,
  height: 64,
  padding: 0,
  overflow: 'hidden',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 8,
  color: '#fff',
  backgroundColor: 'var(--mui-palette-action-selected)',
  cursor: 'pointer',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& span': {
    position: 'absolute',
    right: 4,
    bottom: 4,
    padding: '0 6px',
    fontSize: '0.75rem',
    lineHeight: '18px',
    borderRadius: 9,
    backgroundColor: 'rgb(0 0 0 / 0.75)',
  },
});

interface CaseCardProps {
  readonly listed: ListedCase;
  readonly to: string;
  readonly ahead: Ahead['ofCase'];
}

export function CaseCard({ listed, to, ahead }: CaseCardProps) {
  const card = cardOf(listed);
  return (
    <Card>
      <DateBadge date={listed.date} {...card.badge} />
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="h2" sx={{ typography: 'h3', m: 0 }}>
          <CardLink to={to} {...ahead}>
            {card.name}
          </CardLink>
        </Box>
        <Line quiet>{card.person}</Line>
        <Line>{card.procedure}</Line>
        {card.further !== null && <Line quiet>{card.further}</Line>}
        <Line quiet>{card.institution}</Line>
      </Box>
      {listed.media.length > 0 && <CardImages listed={listed} name={card.name} />}
    </Card>
  );
}

function Line({ children, quiet = false }: { readonly children: string; readonly quiet?: boolean }) {
  return (
    <Box component="p" sx={{ typography: 'body2', color: quiet ? 'text.secondary' : 'text.primary', m: 0, mt: 0.25 }}>
      {children}
    </Box>
  );
}

/** The first image, and how many there are; the others are found in the viewer. */
function CardImages({ listed: { media }, name }: { readonly listed: ListedCase; readonly name: string }) {
  const { open, viewer } = useViewer(media);
  return (
    <>
      <ImagesButton type="button" aria-label={imagesOfPatient(media.length, name)} onClick={() => open(0)}>
        <img src={media[0]?.urls.href_small} alt="" loading="lazy" decoding="async" width="64" height="64" />
        {media.length > 1 && <span>{media.length}</span>}
      </ImagesButton>
      {viewer}
    </>
  );
}
