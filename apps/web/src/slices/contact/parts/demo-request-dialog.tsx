import { contactMessages as texts } from '@casefolio/domain/messages/contact';
import { shellLabels } from '@casefolio/domain/messages/shell';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { IconAction } from '../../../ui/icon-action.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { DemoRequestForm } from './demo-request-form.tsx';

interface DemoRequestDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const paper = { m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)', sm: '100%' } };

/** Closed, it keeps what was typed: a slip of the finger costs nothing. */
export function DemoRequestDialog({ open, onClose }: DemoRequestDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      keepMounted
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      onClose={onClose}
      slotProps={{ paper: { sx: paper } }}
    >
      <DialogTitle id={titleId} sx={{ pr: 8 }}>
        {texts.requestDemo.text}
      </DialogTitle>
      <IconAction
        type="button"
        aria-label={shellLabels.close}
        sx={{ position: 'absolute', top: 12, right: 12 }}
        onClick={onClose}
      >
        <CloseIcon />
      </IconAction>
      <DialogContent>
        <DemoRequestForm />
      </DialogContent>
    </Dialog>
  );
}
