import { caseListTexts, caseTabLabels } from '@casefolio/domain/messages/case-list';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { atTab, type CaseTab, type ListPlace, placeAddress } from '../../list-place.ts';

const TabLink = styled(Link)(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  // On a phone all four stand side by side.
  paddingInline: 'clamp(8px, 2.5vw, 14px)',
  whiteSpace: 'nowrap',
  color: 'var(--mui-palette-text-secondary)',
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'var(--mui-palette-text-primary)' },
  '&[aria-current="page"]': {
    color: 'var(--mui-palette-primary-main)',
    borderColor: 'var(--mui-palette-primary-main)',
  },
  // The row scrolls sideways on a phone and would cut the ring off.
  '&:focus-visible': { outlineOffset: -2 },
}));

interface ListTabsProps {
  readonly tabs: readonly CaseTab[];
  readonly place: ListPlace;
}

/** Each tab is a place with an address of its own. */
export function ListTabs({ tabs, place }: ListTabsProps) {
  return (
    <Box
      component="nav"
      aria-label={caseListTexts.tabs}
      sx={{ display: 'flex', overflowX: 'auto', mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map((tab) => (
        <TabLink
          key={tab}
          to={{ search: placeAddress(atTab(place, tab)) }}
          aria-current={tab === place.tab ? 'page' : undefined}
        >
          {caseTabLabels[tab]}
        </TabLink>
      ))}
    </Box>
  );
}
