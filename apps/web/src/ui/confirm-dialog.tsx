import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import type { AskedQuestion } from './question-queue.ts';

const focusOnce = (button: HTMLButtonElement | null) => button?.focus();

/** The harmless answer has the focus when the other cannot be taken back. Escape and a click outside mean no; the focus goes back to where it was. */
export function ConfirmDialog({ question }: { readonly question: AskedQuestion }) {
  const titleId = useId();
  const bodyId = useId();
  const isDanger = question.tone === 'danger';
  const [isBusy, setBusy] = useState(false);
  const refuse = () => {
    if (!isBusy) question.answer(false);
  };
  const agree = async (): Promise<void> => {
    setBusy(true);
    await question.beforeClosing?.();
    question.answer(true);
  };
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      aria-describedby={question.body === undefined ? undefined : bodyId}
      onClose={refuse}
    >
      <DialogTitle id={titleId}>{question.title}</DialogTitle>
      {question.body !== undefined && (
        <DialogContent>
          <DialogContentText id={bodyId}>{question.body}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button ref={isDanger ? focusOnce : null} variant="outlined" disabled={isBusy} onClick={refuse}>
          {question.cancel}
        </Button>
        <Button
          ref={isDanger ? null : focusOnce}
          variant="contained"
          color={isDanger ? 'error' : 'primary'}
          loading={isBusy}
          onClick={() => void agree()}
        >
          {question.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
