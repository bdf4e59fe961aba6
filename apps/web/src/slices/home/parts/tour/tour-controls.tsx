import { tourPosition, tourTexts } from '@casefolio/domain/messages/tour';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { IconAction } from '../../../../ui/icon-action.tsx';
import { ArrowRightIcon, PlayIcon } from '../../../../ui/front-icons.tsx';
import { ArrowLeftIcon, PauseIcon } from '../../../../ui/icons.tsx';
import type { useTour } from '../../hooks/use-tour.ts';
import { shareDone, toggleMeaning, type TourState } from '../../tour-state.ts';
import { LightButton } from '../light-button.tsx';

interface TourControlsProps {
  readonly tour: ReturnType<typeof useTour>;
  readonly count: number;
}

/** Play, pause, back and forth, and how far it is. */
export function TourControls({ tour: { state, toggle, move }, count }: TourControlsProps) {
  const meaning = toggleMeaning(state, count);
  const toggleButton = useRef<HTMLButtonElement>(null);
  // After the dialog has opened, which puts the focus on its first button.
  useEffect(() => toggleButton.current?.focus(), []);
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pt: 2, pb: 2 }}>
      <ProgressLine state={state} count={count} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1.5 }}>
        <LightButton ref={toggleButton} type="button" onClick={toggle}>
          {meaning === 'pause' ? <PauseIcon /> : <PlayIcon />}
          {tourTexts[meaning]}
        </LightButton>
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', ml: 'auto', mr: 1 }}>
          {tourPosition(state.index + 1, count)}
        </Box>
        <IconAction
          type="button"
          aria-label={tourTexts.previous}
          aria-disabled={state.index === 0}
          onClick={() => move(-1)}
        >
          <ArrowLeftIcon />
        </IconAction>
        <IconAction
          type="button"
          aria-label={tourTexts.next}
          aria-disabled={state.index === count - 1}
          onClick={() => move(1)}
        >
          <ArrowRightIcon />
        </IconAction>
      </Box>
    </Box>
  );
}

/** A piece for each picture. What it shows stands beside the buttons in words. */
function ProgressLine({ state, count }: { readonly state: TourState; readonly count: number }) {
  return (
    <Box aria-hidden="true" sx={{ display: 'flex', gap: 0.5 }}>
      {Array.from({ length: count }, (_unused, index) => (
        <Box
          key={index}
          sx={{ flexGrow: 1, height: 4, borderRadius: 2, overflow: 'hidden', backgroundColor: 'divider' }}
        >
          <Box
            style={{ transform: `scaleX(${shareDone(state, index)})` }}
            sx={{
              height: '100%',
              backgroundColor: 'primary.main',
              transformOrigin: 'left',
              transition: 'transform 100ms linear',
            }}
          />
        </Box>
      ))}
    </Box>
  );
}
