import { exportTexts as texts, transferMessages as messages } from '@casefolio/domain/messages/transfer';
import type { ExportKind } from '@casefolio/domain/transfer/export-rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { PdfIcon, SheetIcon } from '../../../../ui/icons.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { fetchFiles } from '../../../profile/parts/fetch-files.ts';
import { useExport } from '../../hooks/use-export.ts';

interface ExportDialogProps {
  readonly ownerId: number;
  readonly caseId: number;
  readonly onClose: () => void;
}

const kinds = [
  { kind: 'PDF', label: texts.pdf, Icon: PdfIcon },
  { kind: 'EXCEL', label: texts.excel, Icon: SheetIcon },
] as const;

/** As which kind of file a case is exported. The file comes at once; one that takes longer waits in the profile. */
export function ExportDialog({ ownerId, caseId, onClose }: ExportDialogProps) {
  const titleId = useId();
  const bodyId = useId();
  const toast = useToast();
  const { kind: busy, makeFile } = useExport(ownerId);
  const make = async (kind: ExportKind): Promise<void> => {
    const made = await makeFile(kind, [caseId]);
    onClose();
    if (typeof made === 'string') return toast({ text: made, forMs: messages.nothingToExport.forMs }, 'error');
    const { path, fileName } = made;
    if (path === null) return toast(messages.exporting);
    fetchFiles([{ path, fileName }]);
    toast(messages.exported);
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} aria-describedby={bodyId} onClose={onClose}>
      <DialogTitle id={titleId}>{texts.chooseTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText id={bodyId}>{texts.chooseBody}</DialogContentText>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, mt: 2 }}>
          {kinds.map(({ kind, label, Icon }) => (
            <Button
              key={kind}
              size="large"
              variant="contained"
              startIcon={<Icon size={22} />}
              loading={busy === kind}
              loadingPosition="start"
              disabled={busy !== null}
              onClick={() => void make(kind)}
            >
              {label}
            </Button>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="outlined" onClick={onClose}>
          {texts.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
