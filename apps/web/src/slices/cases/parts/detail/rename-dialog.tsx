import { caseImagesTexts as texts } from '@casefolio/domain/messages/case-detail';
import { commonMessages } from '@casefolio/domain/messages/common';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';

interface RenameDialogProps {
  readonly name: string;
  /** Gives what went wrong, in words, or null. */
  readonly save: (name: string) => Promise<string | null>;
  readonly onClose: () => void;
}

const longest = 200;

const focusOnce = (input: HTMLInputElement | null) => input?.select();

/** Another name for an image. */
export function RenameDialog({ name, save, onClose }: RenameDialogProps) {
  const titleId = useId();
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return setProblem(commonMessages.required.text);
    setBusy(true);
    const failure = await save(text.trim());
    setBusy(false);
    if (failure === null) onClose();
    else setProblem(failure);
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <DialogTitle id={titleId}>{texts.renameTitle}</DialogTitle>
        <DialogContent>
          <TextField
            inputRef={focusOnce}
            fullWidth
            margin="dense"
            label={texts.newName}
            value={text}
            error={problem !== null}
            helperText={problem}
            slotProps={{ htmlInput: { maxLength: longest } }}
            onChange={(event) => setText(event.target.value)}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button variant="outlined" disabled={isBusy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {texts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
