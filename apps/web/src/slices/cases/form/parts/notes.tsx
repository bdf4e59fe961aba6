import { caseFormLabels as labels, deleteNote, noteLabel } from '@casefolio/domain/messages/case-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { inputLook } from '../../../../fields/input-look.ts';
import { IconAction } from '../../../../ui/icon-action.tsx';
import { CloseIcon, PlusIcon } from '../../../../ui/icons.tsx';
import { ProblemLine } from '../../../accounts/parts/problem-line.tsx';
import { useCaseForm } from './case-form-context.ts';

const NoteText = styled('textarea')({
  ...inputLook,
  resize: 'vertical',
  fieldSizing: 'content',
  minHeight: 96,
  maxHeight: 320,
});
const longest = 100_000;
const focusOnce = (input: HTMLTextAreaElement | null) => input?.focus();

/** Notes of the case. One that is being written is saved with it, confirmed or not. */
export function Notes() {
  const { form } = useCaseForm();
  const { field, fieldState } = useController({ control: form.control, name: 'notes' });
  const notes = field.value;
  const change = (at: number, text: string) => field.onChange(notes.map((note, index) => (index === at ? text : note)));
  return (
    <>
      <ProblemLine text={fieldState.error?.message ?? null} />
      {notes.map((note, index) => (
        // Notes have no name of their own, and none changes its place.
        // oxlint-disable-next-line react/no-array-index-key
        <Box key={index} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 1.5 }}>
          <NoteText
            rows={3}
            aria-label={noteLabel(index)}
            maxLength={longest}
            value={note}
            onChange={(event) => change(index, event.target.value)}
          />
          <IconAction
            type="button"
            aria-label={deleteNote(index)}
            onClick={() => field.onChange(notes.filter((_note, at) => at !== index))}
          >
            <CloseIcon size={18} />
          </IconAction>
        </Box>
      ))}
      <NewNote onAdd={(text) => field.onChange([...notes, text])} />
    </>
  );
}

function NewNote({ onAdd }: { readonly onAdd: (text: string) => void }) {
  const { form } = useCaseForm();
  const { field } = useController({ control: form.control, name: 'newNote' });
  const [isOpen, setOpen] = useState(field.value !== '');
  if (!isOpen)
    return (
      <Button variant="outlined" startIcon={<PlusIcon size={18} />} onClick={() => setOpen(true)}>
        {labels.addNote}
      </Button>
    );
  const confirm = () => {
    if (field.value.trim() !== '') onAdd(field.value.trim());
    field.onChange('');
    setOpen(false);
  };
  return (
    <Box>
      <NoteText
        ref={focusOnce}
        rows={3}
        aria-label={labels.newNote}
        maxLength={longest}
        value={field.value}
        onChange={(event) => field.onChange(event.target.value)}
      />
      <Button variant="outlined" sx={{ mt: 1 }} onClick={confirm}>
        {labels.confirmNote}
      </Button>
    </Box>
  );
}
