import { deviceMessages as texts, lastUsed, signedInSince, signOutOf } from '@casefolio/domain/messages/devices';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { dayInWords, momentInWords } from '../device-time.ts';
import type { Device } from '../hooks/use-devices.ts';

function Mark({ text }: { readonly text: string }) {
  return (
    <Box
      component="span"
      sx={{ px: 1, borderRadius: 1, typography: 'caption', color: 'primary.main', backgroundColor: 'action.selected' }}
    >
      {text}
    </Box>
  );
}

interface DeviceRowProps {
  readonly device: Device;
  readonly busy: boolean;
  readonly onSignOut: () => void;
}

export function DeviceRow({ device, busy, onSignOut }: DeviceRowProps) {
  const { current, remembered, address } = device;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        py: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
          <span>{device.device}</span>
          {current && <Mark text={texts.thisDevice.text} />}
          {remembered && <Mark text={texts.remembered.text} />}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{address}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2', color: 'text.secondary' }}>
          <span>{lastUsed(momentInWords(device.lastSeenAt))}</span>
          <span>{signedInSince(dayInWords(device.openedAt))}</span>
        </Box>
      </Box>
      {!current && (
        <Button
          variant="outlined"
          loading={busy}
          aria-label={signOutOf(device.device, address)}
          onClick={onSignOut}
          sx={{ flexShrink: 0 }}
        >
          {texts.signOut.text}
        </Button>
      )}
    </Box>
  );
}
