import { useState } from 'react';
import { homeTexts } from '@casefolio/domain/messages/home';
import { PlayIcon } from '../../../ui/front-icons.tsx';
import { loadAhead } from '../../../ui/load-ahead.tsx';
import { LightButton } from './light-button.tsx';

const { Part: TourDialog } = loadAhead(async () => (await import('./tour/tour-dialog.tsx')).TourDialog);

/** Opens the tour, which is loaded when it is asked for. */
export function TourButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <LightButton type="button" data-size="large" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PlayIcon />
        {homeTexts.watchTour}
      </LightButton>
      {open && <TourDialog onClose={() => setOpen(false)} />}
    </>
  );
}
