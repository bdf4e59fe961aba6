import { accountMessages } from '@casefolio/domain/messages/accounts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface StepButtonsProps {
  /** Absent where there is no way back. */
  readonly onPrevious?: () => void;
  /** The button that leads on. */
  readonly children: ReactNode;
}

export function StepButtons({ onPrevious, children }: StepButtonsProps) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 3 }}>
      <Button
        type="button"
        variant="outlined"
        size="large"
        disabled={!onPrevious}
        {...(onPrevious && { onClick: onPrevious })}
      >
        {accountMessages.previous.text}
      </Button>
      {children}
    </Box>
  );
}
