import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { shellLabels } from '@casefolio/domain/messages/shell';
import { LogOutIcon } from '../../ui/icons.tsx';
import { PanelList } from './panel-list.tsx';
import type { Places } from './places.ts';
import { SidePanel, type SidePanelProps } from './side-panel.tsx';
import { useAskLogOut } from './use-ask-log-out.ts';
import { UserAvatar } from './user-avatar.tsx';
import { UserName } from './user-name.tsx';

export function SignedInSidePanel({ user, main, profile, open, onClose }: Places & SidePanelProps) {
  const askLogOut = useAskLogOut();
  return (
    <SidePanel open={open} onClose={onClose}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, pb: 1 }}>
        <UserAvatar user={user} />
        <UserName user={user} />
      </Box>
      <nav aria-label={shellLabels.mainNavigation}>
        <PanelList destinations={main} onChosen={onClose} />
        {profile.length > 0 && <Divider />}
        {profile.length > 0 && <PanelList destinations={profile} onChosen={onClose} />}
      </nav>
      <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button
          fullWidth
          variant="outlined"
          startIcon={<LogOutIcon />}
          onClick={() => {
            onClose();
            void askLogOut();
          }}
        >
          {shellLabels.logOut}
        </Button>
      </Box>
    </SidePanel>
  );
}
