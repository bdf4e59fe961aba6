import { profileMessages } from '@casefolio/domain/messages/profile';
import { closingTexts, profileLabels } from '@casefolio/domain/messages/profile-screen';
import Box from '@mui/material/Box';
import { useDeferredValue, useId } from 'react';
import { isRefused } from '../../../fields/server-errors.ts';
import { SubmitButton } from '../../../fields/submit-button.tsx';
import { useCheckedForm } from '../../../fields/use-checked-form.ts';
import { useToast } from '../../../ui/toast.tsx';
import { ProblemLine } from '../../accounts/parts/problem-line.tsx';
import { SecuritySection } from '../../accounts/parts/security-section.tsx';
import { useLeaveGuard } from '../hooks/use-leave-guard.ts';
import { usePersonalData } from '../hooks/use-personal-data.ts';
import type { Profile } from '../hooks/use-profile.ts';
import { checkPersonal, isOtherEmail, personalFields, personalValues, type PersonalValues } from '../personal-form.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { PersonalFields } from './personal-fields.tsx';
import { PictureEditor } from './picture-editor.tsx';
import { useMayLose } from './use-may-lose.ts';

interface PersonalDataDialogProps {
  readonly profile: Profile;
  readonly onClose: () => void;
}

/** One's own data and the keys to the account. */
export function PersonalDataDialog({ profile, onClose }: PersonalDataDialogProps) {
  const formId = useId();
  const toast = useToast();
  const change = usePersonalData(profile);
  const { form, onSubmit, busy, problem } = useCheckedForm<PersonalValues>({
    fields: Object.values(personalFields),
    defaultValues: personalValues(profile),
    check: checkPersonal(profile),
    send: async (values) => {
      await change(values).catch((failure: unknown) => {
        if (isRefused(failure) && failure.fieldErrors.phone) toast(profileMessages.phoneNotValid, 'error');
        throw failure;
      });
      closeNow();
      toast(profileMessages.saved);
      if (isOtherEmail(profile, values.email)) toast(profileMessages.emailSameLink, 'info');
    },
  });
  const mayLose = useMayLose(closingTexts.exitScreen);
  const { askToClose, closeNow } = useLeaveGuard({ isDirty: form.formState.isDirty, mayLose, close: onClose });
  const close = () => {
    if (!busy) askToClose();
  };
  return (
    <DialogFrame
      title={profileLabels.editPersonalInfo}
      onClose={close}
      actions={<SubmitButton form={formId} busy={busy} label={profileLabels.save} />}
    >
      <PictureEditor user={profile} />
      <form id={formId} noValidate onSubmit={onSubmit}>
        <PersonalFields control={form.control} asksPassword={isOtherEmail(profile, form.watch('email'))} />
        <ProblemLine text={problem} />
      </form>
      <Security />
    </DialogFrame>
  );
}

/** About as high as it will be for somebody with one device, so that the dialog does not grow under the hand. */
const securityRoom = { minHeight: 380 };

/** Below what the dialog was opened for, and therefore drawn after it. */
function Security() {
  const isTurn = useDeferredValue(true, false);
  return <Box sx={securityRoom}>{isTurn && <SecuritySection />}</Box>;
}
