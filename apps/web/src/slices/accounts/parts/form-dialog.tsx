import { shellLabels } from '@casefolio/domain/messages/shell';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { SubmitButton } from '../../../fields/submit-button.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly lead?: string;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

// On a phone the buttons need the room that the usual margin takes.
const roomOnPhone = { m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)', sm: '100%' } };

/** A small form over the screen. What is under way is not closed under the user's hands. */
export function FormDialog({ title, lead, submitLabel, busy, onSubmit, onClose, children }: FormDialogProps) {
  const titleId = useId();
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={close}
      slotProps={{ paper: { sx: roomOnPhone } }}
    >
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {lead !== undefined && (
            <Typography color="textSecondary" sx={{ mb: 3 }}>
              {lead}
            </Typography>
          )}
          {children}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button size="large" variant="outlined" disabled={busy} onClick={close}>
            {shellLabels.cancel}
          </Button>
          <SubmitButton label={submitLabel} busy={busy} />
        </DialogActions>
      </form>
    </Dialog>
  );
}
