import { shellLabels } from '@casefolio/domain/messages/shell';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { CloseIcon } from '../../../ui/icons.tsx';
import { useWholeDoubleClick } from '../../../ui/use-whole-double-click.ts';

interface DialogFrameProps {
  readonly title: string;
  /** Asked for by the cross, Escape and a click beside the dialog. */
  readonly onClose: () => void;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A dialog of the profile: the whole screen on a phone, with its buttons always in sight. */
export function DialogFrame({ title, onClose, actions, children }: DialogFrameProps) {
  const titleId = useId();
  useWholeDoubleClick(true);
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={isNarrow} aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} sx={{ pr: 8 }}>
        {title}
      </DialogTitle>
      <IconButton aria-label={shellLabels.close} onClick={onClose} sx={{ position: 'absolute', top: 12, right: 12 }}>
        <CloseIcon />
      </IconButton>
      <DialogContent dividers>{children}</DialogContent>
      <DialogActions sx={{ px: 3, py: 2, gap: 1 }}>{actions}</DialogActions>
    </Dialog>
  );
}
