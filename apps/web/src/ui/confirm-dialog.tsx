import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { AskedQuestion } from './question-queue.ts';

const focusOnce = (button: HTMLButtonElement | null) => button?.focus();

/** The harmless answer has the focus when the other cannot be taken back. Escape and a click outside mean no; the focus goes back to where it was. */
export function ConfirmDialog({ question }: { readonly question: AskedQuestion }) {
  const titleId = useId();
  const bodyId = useId();
  const isDanger = question.tone === 'danger';
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      aria-describedby={question.body === undefined ? undefined : bodyId}
      onClose={() => question.answer(false)}
    >
      <DialogTitle id={titleId}>{question.title}</DialogTitle>
      {question.body !== undefined && (
        <DialogContent>
          <DialogContentText id={bodyId}>{question.body}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button ref={isDanger ? focusOnce : null} variant="outlined" onClick={() => question.answer(false)}>
          {question.cancel}
        </Button>
        <Button
          ref={isDanger ? null : focusOnce}
          variant="contained"
          color={isDanger ? 'error' : 'primary'}
          onClick={() => question.answer(true)}
        >
          {question.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
