import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { shellLabels } from '@casefolio/domain/messages/shell';
import { IconAction } from '../../ui/icon-action.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Logo } from '../../ui/logo.tsx';

export interface SidePanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The navigation of small screens. */
export function SidePanel({ open, onClose, children }: SidePanelProps & { readonly children: ReactNode }) {
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': shellLabels.mainNavigation, sx: { width: 300, maxWidth: '88vw' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 64, px: 2 }}>
        <Logo />
        <IconAction type="button" aria-label={shellLabels.close} onClick={onClose}>
          <CloseIcon />
        </IconAction>
      </Box>
      {children}
    </Drawer>
  );
}
