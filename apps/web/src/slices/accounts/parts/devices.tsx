import { deviceMessages as texts } from '@casefolio/domain/messages/devices';
import { shellLabels } from '@casefolio/domain/messages/shell';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useConfirm } from '../../../ui/confirm.tsx';
import { ListSkeleton } from '../../../ui/skeletons.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useDevices, useSignOutEverywhere } from '../hooks/use-devices.ts';
import { useLogOut } from '../hooks/use-log-out.ts';
import { DeviceRow } from './device-row.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { SecurityPart } from './security-part.tsx';

const question = {
  title: texts.everywhereQuestion.text,
  body: texts.everywhereBody.text,
  confirm: texts.signOutEverywhere.text,
  cancel: shellLabels.cancel,
  tone: 'danger',
} as const;

function SignOutEverywhere({ userId }: { readonly userId: number }) {
  const confirm = useConfirm();
  const toast = useToast();
  const { leave } = useLogOut();
  const endAll = useSignOutEverywhere(userId);
  const ask = async (): Promise<void> => {
    let problem: string | null = null;
    const beforeClosing = async (): Promise<void> => {
      problem = await endAll();
    };
    if (!(await confirm({ ...question, beforeClosing }))) return;
    if (problem !== null) return toast({ text: problem }, 'error');
    await leave('/signin');
    toast(texts.signedOutEverywhere);
  };
  return (
    <Button variant="outlined" color="error" onClick={() => void ask()}>
      {texts.signOutEverywhere.text}
    </Button>
  );
}

/** Where one is signed in; any other device can be signed out from here. */
export function Devices({ userId }: { readonly userId: number }) {
  const { devices, isError, tryAgain, signOut, signingOut } = useDevices(userId);
  const toast = useToast();
  const end = async (id: number): Promise<void> => {
    const problem = await signOut(id);
    if (problem === null) toast(texts.signedOut);
    else toast({ text: problem }, 'error');
  };
  return (
    <SecurityPart heading={texts.heading.text} actions={devices && <SignOutEverywhere userId={userId} />}>
      {isError && <NotLoaded text={texts.notLoaded.text} tryAgain={tryAgain} />}
      {!isError && devices === null && <ListSkeleton count={2} />}
      {devices && (
        <Box component="ul" aria-label={texts.heading.text} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              busy={signingOut === device.id}
              onSignOut={() => void end(device.id)}
            />
          ))}
        </Box>
      )}
    </SecurityPart>
  );
}
