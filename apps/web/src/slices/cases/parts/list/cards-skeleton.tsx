import { shellLabels } from '@casefolio/domain/messages/shell';
import Box from '@mui/material/Box';
import { heardOnly } from '../../../../ui/heard-only.ts';
import { cardGrid, cardHeight } from './card-grid.ts';

const most = 12;

/** Holds the place of the cards while the first page is on its way. */
export function CardsSkeleton({ count }: { readonly count: number }) {
  const places = Array.from({ length: Math.min(count, most) }, (_unused, index) => index);
  return (
    <Box aria-busy="true">
      <Box component="output" sx={heardOnly}>
        {shellLabels.loading}
      </Box>
      <Box aria-hidden="true" sx={cardGrid}>
        {places.map((place) => (
          <Box
            key={place}
            sx={{
              minHeight: cardHeight,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              backgroundColor: 'action.hover',
            }}
          />
        ))}
      </Box>
    </Box>
  );
}
