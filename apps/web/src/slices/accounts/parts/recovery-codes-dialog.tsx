import {
  recoveryFile,
  recoveryFileName,
  secondFactorMessages as texts,
} from '@casefolio/domain/messages/second-factor';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CopyButton } from './copy-button.tsx';

// On paper stand the codes and what they are for, and nothing of the screen behind.
const onPaper = {
  '@media print': {
    'body > :not([data-on-paper])': { display: 'none !important' },
    '[data-on-paper] button': { display: 'none !important' },
  },
};

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = recoveryFileName;
  link.click();
  URL.revokeObjectURL(address);
}

interface RecoveryCodesDialogProps {
  readonly email: string;
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The codes are shown this once, so neither Escape nor a click beside it closes them away. */
export function RecoveryCodesDialog({ email, codes, onDone }: RecoveryCodesDialogProps) {
  const titleId = useId();
  const file = recoveryFile(email, codes);
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} data-on-paper="">
      <GlobalStyles styles={onPaper} />
      <DialogTitle id={titleId}>{texts.codesTitle.text}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary">{texts.codesLead.text}</Typography>
        <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
        <Box
          component="ul"
          aria-label={texts.codesTitle.text}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
            gap: 1,
            my: 2,
            p: 2,
            listStyle: 'none',
            fontFamily: 'ui-monospace, monospace',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <CopyButton label={texts.copy.text} text={file} />
          <Button variant="outlined" onClick={() => save(file)}>
            {texts.download.text}
          </Button>
          <Button variant="outlined" onClick={() => window.print()}>
            {texts.print.text}
          </Button>
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button size="large" variant="contained" onClick={onDone}>
          {texts.done.text}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
