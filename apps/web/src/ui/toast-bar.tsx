import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { shellLabels } from '@casefolio/domain/messages/shell';
import type { Toast } from './toast-queue.ts';

/** One toast. Its time stands still while the pointer or the focus is on it. */
export function ToastBar({ toast, onClose }: { readonly toast: Toast; readonly onClose: () => void }) {
  return (
    <Snackbar
      open
      autoHideDuration={toast.forMs}
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
    </Snackbar>
  );
}
