import { tourStills } from '@casefolio/domain/messages/tour';
import Box from '@mui/material/Box';
import { Prose } from '../prose.tsx';

/** The whole tour at once, for whoever would rather read, or cannot see the film. */
export function TourText() {
  return (
    <Box component="ol" sx={{ display: 'grid', gap: 2.5, m: 0, px: { xs: 5, sm: 6 }, pt: 1, pb: 4, overflowY: 'auto' }}>
      {tourStills.map(({ picture, title, text }) => (
        <li key={picture}>
          <Box component="h3" sx={{ typography: 'h3', m: 0, mb: 0.5 }}>
            {title}
          </Box>
          <Prose>{text}</Prose>
        </li>
      ))}
    </Box>
  );
}
