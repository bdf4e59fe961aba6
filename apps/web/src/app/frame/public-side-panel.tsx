import Box from '@mui/material/Box';
import { shellLabels } from '@casefolio/domain/messages/shell';
import { LinkButton } from '../../ui/link-button.tsx';
import { publicDestinations } from '../navigation.ts';
import { PanelList } from './panel-list.tsx';
import { SidePanel, type SidePanelProps } from './side-panel.tsx';

export function PublicSidePanel({ open, onClose }: SidePanelProps) {
  return (
    <SidePanel open={open} onClose={onClose}>
      <nav aria-label={shellLabels.mainNavigation}>
        <PanelList destinations={publicDestinations} onChosen={onClose} />
      </nav>
      <Box sx={{ display: 'grid', gap: 1.5, p: 2, mt: 1, borderTop: 1, borderColor: 'divider' }}>
        <LinkButton to="/signin" look="outlined" size="large" onClick={onClose}>
          {shellLabels.signIn}
        </LinkButton>
        <LinkButton to="/plans" size="large" onClick={onClose}>
          {shellLabels.signUp}
        </LinkButton>
      </Box>
    </SidePanel>
  );
}
