import { shellLabels } from '@casefolio/domain/messages/shell';
import { tourTexts } from '@casefolio/domain/messages/tour';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type MouseEvent, useId, useState } from 'react';
import { IconAction } from '../../../../ui/icon-action.tsx';
import { CloseIcon } from '../../../../ui/icons.tsx';
import { LightButton } from '../light-button.tsx';
import { TourFilm } from './tour-film.tsx';
import { TourText } from './tour-text.tsx';

// The browser's own dialog keeps the focus inside, closes on Escape and gives the focus back, without the weight of MUI's.
// As wide as the picture may be for the whole of it to fit into the window.
const Popup = styled('dialog')({
  width: 'calc(100% - 16px)',
  maxWidth: 'max(330px, min(960px, (100dvh - 270px) * 1.6))',
  maxHeight: 'calc(100dvh - 16px)',
  padding: 0,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 12,
  color: 'var(--mui-palette-text-primary)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  overscrollBehavior: 'contain',
  '&::backdrop': { backgroundColor: 'rgba(0, 0, 0, 0.5)' },
});

const openOnce = (popup: HTMLDialogElement | null) => {
  if (popup && !popup.open) popup.showModal();
};

/** Closed by the dialog itself, the focus goes back to where it was. */
const closeAround = ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.closest('dialog')?.close();

/** The tour as a film or as a text. */
export function TourDialog({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  const [asText, setAsText] = useState(false);
  return (
    <Popup
      ref={openOnce}
      aria-labelledby={titleId}
      onClose={onClose}
      // Only the ground around what it holds is the dialog itself.
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: { xs: 2, sm: 3 }, py: 1.5 }}>
        <Box component="h2" id={titleId} sx={{ typography: 'h2', m: 0, flexGrow: 1 }}>
          {tourTexts.title}
        </Box>
        <LightButton type="button" onClick={() => setAsText(!asText)}>
          {asText ? tourTexts.asFilm : tourTexts.asText}
        </LightButton>
        <IconAction type="button" aria-label={shellLabels.close} onClick={closeAround}>
          <CloseIcon />
        </IconAction>
      </Box>
      {asText ? <TourText /> : <TourFilm />}
    </Popup>
  );
}
