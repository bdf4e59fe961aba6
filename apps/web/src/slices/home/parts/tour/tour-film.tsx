import { tourStills } from '@casefolio/domain/messages/tour';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTour } from '../../hooks/use-tour.ts';
import type { TourState } from '../../tour-state.ts';
import { TourControls } from './tour-controls.tsx';
import { Prose } from '../prose.tsx';

const Still = styled('img')({
  gridArea: '1 / 1',
  display: 'block',
  width: '100%',
  height: 'auto',
  opacity: 0,
  transition: 'opacity 400ms',
  '&[data-current="true"]': { opacity: 1 },
});

/** The pictures one after the other, with what to see in them. */
export function TourFilm() {
  const tour = useTour(tourStills.length);
  useArrowKeys(tour.move);
  return (
    <>
      <Stills index={tour.state.index} />
      <Caption state={tour.state} />
      <TourControls tour={tour} count={tourStills.length} />
    </>
  );
}

/** One lies over the other; the next is fetched while one is looked at. */
function Stills({ index: current }: { readonly index: number }) {
  return (
    <Box sx={{ display: 'grid', borderBlock: 1, borderColor: 'divider', flexShrink: 0 }}>
      {tourStills.slice(0, current + 2).map(({ picture }, index) => (
        <Still
          key={picture}
          data-current={index === current}
          src={`/pictures/${picture}.webp`}
          // The caption says what there is to see.
          alt=""
          width={1600}
          height={1000}
        />
      ))}
    </Box>
  );
}

/** Silent while the film plays, or it would talk without end; read out when somebody steps through it. */
function Caption({ state: { index, playing } }: { readonly state: TourState }) {
  const still = tourStills[index];
  return (
    <Box aria-live={playing ? 'off' : 'polite'} sx={{ px: { xs: 2, sm: 3 }, pt: 2, minHeight: { xs: 148, sm: 92 } }}>
      <Box component="h3" sx={{ typography: 'h3', m: 0, mb: 0.5 }}>
        {still?.title}
      </Box>
      <Prose>{still?.text}</Prose>
    </Box>
  );
}

/** Wherever the focus is: there is nothing in the tour that one types into. */
function useArrowKeys(move: (by: 1 | -1) => void): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') move(1);
      if (key === 'ArrowLeft') move(-1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
