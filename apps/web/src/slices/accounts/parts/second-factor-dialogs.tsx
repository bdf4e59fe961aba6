import { secondFactorMessages as texts } from '@casefolio/domain/messages/second-factor';
import { useState } from 'react';
import { useToast } from '../../../ui/toast.tsx';
import { useSecondFactorActs } from '../hooks/use-second-factor.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { ScanDialog } from './scan-dialog.tsx';
import type { SharedSecret } from './scan-dialog.tsx';
import { SwitchOffDialog } from './switch-off-dialog.tsx';

export type SecondFactorAct = 'switch-on' | 'new-codes' | 'switch-off';

interface SecondFactorDialogsProps {
  readonly act: SecondFactorAct;
  readonly user: { readonly id: number; readonly email: string };
  readonly onClose: () => void;
}

/** One act from its first question to its end. What it shows of secrets lives as long as its dialogs. */
export function SecondFactorDialogs({ act, user, onClose }: SecondFactorDialogsProps) {
  const { begin, confirm, renew, remove } = useSecondFactorActs(user.id);
  const [shared, setShared] = useState<SharedSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const toast = useToast();
  if (codes) return <RecoveryCodesDialog email={user.email} codes={codes} onDone={onClose} />;
  if (act === 'switch-off') {
    const send = async (values: Parameters<typeof remove>[0]): Promise<void> => {
      await remove(values);
      onClose();
      toast(texts.switchedOff);
    };
    return <SwitchOffDialog send={send} onClose={onClose} />;
  }
  if (act === 'new-codes') {
    return (
      <PasswordDialog
        title={texts.newCodes.text}
        lead={texts.newCodesLead.text}
        submitLabel={texts.next.text}
        send={async (values) => setCodes((await renew(values)).recoveryCodes)}
        onClose={onClose}
      />
    );
  }
  if (shared) {
    const send = async (values: { code: string }): Promise<void> => setCodes((await confirm(values)).recoveryCodes);
    return <ScanDialog shared={shared} send={send} onClose={onClose} />;
  }
  return (
    <PasswordDialog
      title={texts.switchOnTitle.text}
      lead={texts.passwordLead.text}
      submitLabel={texts.next.text}
      send={async (values) => setShared(await begin(values))}
      onClose={onClose}
    />
  );
}
