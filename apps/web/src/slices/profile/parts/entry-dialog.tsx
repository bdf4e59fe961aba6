import { entryTexts, profileLabels } from '@casefolio/domain/messages/profile-screen';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { SubmitButton } from '../../../fields/submit-button.tsx';
import { ProblemLine } from '../../accounts/parts/problem-line.tsx';
import type { EntryKind } from '../profile-place.ts';
import { DialogFrame } from './dialog-frame.tsx';

interface EntryDialogProps {
  readonly kind: EntryKind;
  readonly id: number | null;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onSubmit: (event: FormEvent) => void;
  readonly askToClose: () => void;
  readonly askToDelete: (id: number) => Promise<void>;
  readonly children: ReactNode;
}

/** Add, or Delete and Save, around the fields of one entry. What is under way is not closed under the user's hands. */
export function EntryDialog({
  kind,
  id,
  busy,
  problem,
  onSubmit,
  askToClose,
  askToDelete,
  children,
}: EntryDialogProps) {
  const formId = useId();
  const texts = entryTexts[kind];
  const close = () => {
    if (!busy) askToClose();
  };
  const actions = (
    <>
      {id !== null && (
        <Button size="large" color="error" disabled={busy} sx={{ mr: 'auto' }} onClick={() => void askToDelete(id)}>
          {profileLabels.delete}
        </Button>
      )}
      <SubmitButton form={formId} busy={busy} label={id === null ? profileLabels.add : profileLabels.save} />
    </>
  );
  return (
    <DialogFrame title={id === null ? texts.add : texts.edit} onClose={close} actions={actions}>
      <Box component="form" id={formId} noValidate onSubmit={onSubmit}>
        {children}
        <ProblemLine text={problem} />
      </Box>
    </DialogFrame>
  );
}
