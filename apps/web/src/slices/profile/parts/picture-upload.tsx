import { personalTexts as texts, uploadedPercent } from '@casefolio/domain/messages/profile-screen';
import { shellLabels } from '@casefolio/domain/messages/shell';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';

interface PictureUploadProps {
  /** From 0 to 1, of what has left this machine. */
  readonly sent: number;
  readonly onCancel: () => void;
}

/** How far a picture is. Once it has left it cannot be called back, and nobody knows how long the server takes to cut it. */
export function PictureUpload({ sent, onCancel }: PictureUploadProps) {
  const percent = Math.floor(sent * 100);
  const isSent = percent >= 100;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flexGrow: 1 }}>
        <LinearProgress
          aria-label={isSent ? texts.preparing : texts.uploading}
          {...(!isSent && { variant: 'determinate', value: percent })}
        />
        <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 0.5 }}>
          {isSent ? texts.preparing : uploadedPercent(percent)}
        </Box>
      </Box>
      {!isSent && (
        <Button size="small" onClick={onCancel}>
          {shellLabels.cancel}
        </Button>
      )}
    </Box>
  );
}
