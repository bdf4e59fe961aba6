import { codesLeft, secondFactorMessages as texts } from '@casefolio/domain/messages/second-factor';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { loadAhead } from '../../../ui/load-ahead.tsx';
import { ListSkeleton } from '../../../ui/skeletons.tsx';
import { useAhead } from '../../../ui/use-ahead.ts';
import { useSecondFactor } from '../hooks/use-second-factor.ts';
import { NotLoaded } from './not-loaded.tsx';
import type { SecondFactorAct } from './second-factor-dialogs.tsx';
import { SecurityPart } from './security-part.tsx';

const { Part: SecondFactorDialogs, prepare } = loadAhead(
  async () => (await import('./second-factor-dialogs.tsx')).SecondFactorDialogs,
);

interface ActButtonsProps {
  readonly enabled: boolean;
  readonly onAct: (act: SecondFactorAct) => void;
}

function ActButtons({ enabled, onAct }: ActButtonsProps) {
  if (!enabled) {
    return (
      <Button variant="outlined" onClick={() => onAct('switch-on')}>
        {texts.switchOn.text}
      </Button>
    );
  }
  return (
    <>
      <Button variant="outlined" onClick={() => onAct('new-codes')}>
        {texts.newCodes.text}
      </Button>
      <Button variant="outlined" color="error" onClick={() => onAct('switch-off')}>
        {texts.switchOff.text}
      </Button>
    </>
  );
}

/** How things stand with the second factor, and the ways to change it. */
export function SecondFactor({ user }: { readonly user: { readonly id: number; readonly email: string } }) {
  const { state, isError, tryAgain } = useSecondFactor(user.id);
  const [act, setAct] = useState<SecondFactorAct | null>(null);
  useAhead(prepare);
  return (
    <SecurityPart heading={texts.heading.text} actions={state && <ActButtons enabled={state.enabled} onAct={setAct} />}>
      {isError && <NotLoaded text={texts.notLoaded.text} tryAgain={tryAgain} />}
      {!isError && state === null && <ListSkeleton count={1} />}
      {state && (
        <Typography variant="body2" color="textSecondary">
          {state.enabled ? codesLeft(state.recoveryCodesLeft).text : texts.off.text}
        </Typography>
      )}
      {act && <SecondFactorDialogs act={act} user={user} onClose={() => setAct(null)} />}
    </SecurityPart>
  );
}
