import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { shellLabels } from '@casefolio/domain/messages/shell';
import { createPortal } from 'react-dom';
import { CloseIcon } from './icons.tsx';
import type { Toast } from './toast-queue.ts';

/** A dialog that opens or closes hides all that stands beside it from screen readers; a toast is to be heard all the same. */
function keepHeard(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const show = () => bar.removeAttribute('aria-hidden');
  const watch = new MutationObserver(show);
  watch.observe(bar, { attributeFilter: ['aria-hidden'] });
  show();
  return () => watch.disconnect();
}

/** On a phone what saves stands at the lower edge, and is not covered. */
const aboveButtons = { bottom: { xs: 88, sm: 24 } };

/**
 * One toast. Its time stands still while the pointer or the focus is on it. It stands beside the application, because an open dialog hides
 * all that is in it from screen readers.
 */
export function ToastBar({ toast, onClose }: { readonly toast: Toast; readonly onClose: () => void }) {
  const { action } = toast;
  const act = () => {
    action?.act();
    onClose();
  };
  return createPortal(
    <Snackbar
      ref={keepHeard}
      open
      autoHideDuration={toast.forMs}
      sx={aboveButtons}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') onClose();
      }}
    >
      <Alert
        role={toast.severity === 'error' ? 'alert' : 'status'}
        severity={toast.severity}
        variant="filled"
        closeText={shellLabels.close}
        onClose={onClose}
        action={
          action && (
            <>
              <Button color="inherit" size="small" sx={{ fontWeight: 600, textDecoration: 'underline' }} onClick={act}>
                {action.label}
              </Button>
              <IconButton color="inherit" size="small" aria-label={shellLabels.close} onClick={onClose}>
                <CloseIcon />
              </IconButton>
            </>
          )
        }
        // MUI's own filled colours are a shade too pale to read in the dark.
        sx={{
          alignItems: 'center',
          maxWidth: 560,
          backgroundColor: `${toast.severity}.main`,
          color: `${toast.severity}.contrastText`,
        }}
      >
        {toast.text}
      </Alert>
    </Snackbar>,
    document.body,
  );
}
