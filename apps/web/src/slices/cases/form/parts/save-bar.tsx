import { caseFormLabels as labels, caseFormMessages, keptAt } from '@casefolio/domain/messages/case-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormState } from 'react-hook-form';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { useStore, type Store } from '../../../../ui/store.ts';
import { useStoredParts } from '../hooks/use-stored-parts.ts';
import { formOf } from '../wire.ts';
import { useCaseForm } from './case-form-context.ts';
import { type SubmitOptions, useSubmit } from './use-submit.ts';

export type DraftStatus =
  | { readonly kind: 'none' }
  | { readonly kind: 'kept'; readonly at: Date }
  | { readonly kind: 'failed' };

interface SaveBarProps extends SubmitOptions {
  readonly status: Store<DraftStatus>;
}

/** Always in sight: the way to save, and what stands in its way. */
export function SaveBar({ status, ...options }: SaveBarProps) {
  const { form, place } = useCaseForm();
  const { isDirty } = useFormState({ control: form.control });
  const { submit, isSaving, refusal, forget } = useSubmit(options);
  return (
    <Box sx={bar}>
      <Box role="alert" sx={{ mr: 'auto', color: 'error.main', typography: 'body2', fontWeight: 600 }}>
        {refusal?.text}
      </Box>
      {refusal?.kind === 'upgrade' && (
        <LinkButton look="outlined" to="/MyPlan">
          {labels.managePlans}
        </LinkButton>
      )}
      {refusal?.kind === 'changed-meanwhile' && place.caseId !== null && (
        <Conflict caseId={place.caseId} {...options} submit={submit} forget={forget} />
      )}
      {refusal === null && <Status status={status} />}
      <Button
        size="large"
        variant={isDirty ? 'contained' : 'outlined'}
        loading={isSaving}
        onClick={() => void submit()}
        sx={{ minWidth: 120 }}
      >
        {place.caseId === null ? labels.add : labels.save}
      </Button>
    </Box>
  );
}

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

function Status({ status }: { readonly status: Store<DraftStatus> }) {
  const now = useStore(status);
  return (
    <Box
      component="output"
      sx={{ typography: 'caption', color: now.kind === 'failed' ? 'error.main' : 'text.secondary' }}
    >
      {now.kind === 'kept' && keptAt(clock.format(now.at))}
      {now.kind === 'failed' && caseFormMessages.draftNotKept.text}
    </Box>
  );
}

interface ConflictProps extends Pick<SubmitOptions, 'editing' | 'draft'> {
  readonly caseId: number;
  readonly submit: () => Promise<void>;
  readonly forget: () => void;
}

/** Somebody else has changed the case: theirs can be looked at, or this one saved over it. */
function Conflict({ caseId, editing, draft, submit, forget }: ConflictProps) {
  const { form, place } = useCaseForm();
  const { readAgain } = useStoredParts({ ownerId: place.ownerId, caseId });
  const loadTheirs = async (): Promise<void> => {
    const theirs = await readAgain();
    await draft.drop();
    editing.setVersion(theirs.version);
    form.reset(formOf(theirs));
    forget();
    draft.startAnew();
  };
  const keepMine = async (): Promise<void> => {
    editing.setVersion((await readAgain()).version);
    await submit();
  };
  return (
    <>
      <Button variant="outlined" onClick={() => void loadTheirs()}>
        {labels.loadTheirs}
      </Button>
      <Button variant="outlined" onClick={() => void keepMine()}>
        {labels.keepMine}
      </Button>
    </>
  );
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1.5,
  mx: { xs: -2, md: 0 },
  px: { xs: 2, md: 3 },
  py: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: { xs: 0, md: '8px 8px 0 0' },
  backgroundColor: 'background.paper',
} as const;
