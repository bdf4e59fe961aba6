import { failureTexts, partNotLoaded } from '@casefolio/domain/messages/shell';
import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { type Away, loadBehind } from './load-ahead.tsx';

/** A part that stands in the screen itself. Its room is held until it comes; if it does not, a sentence there offers to try again. */
export function loadInPlace<Props extends object>(load: () => Promise<ComponentType<Props>>, minHeight = 0) {
  const Room = ({ isMissing, tryAgain }: Away) =>
    isMissing ? (
      <Box role="alert" sx={{ minHeight, typography: 'body2' }}>
        {partNotLoaded.text}{' '}
        <button type="button" className="bare-link" onClick={tryAgain}>
          {failureTexts.tryAgain}
        </button>
      </Box>
    ) : (
      <Box sx={{ minHeight }} />
    );
  return loadBehind(load, Room);
}
