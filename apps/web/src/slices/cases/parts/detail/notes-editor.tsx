import { caseNotesTexts as texts, deleteNote, discardNotes, noteNumber } from '@casefolio/domain/messages/case-detail';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { inputLook } from '../../../../fields/input-look.ts';
import { CloseIcon, PlusIcon } from '../../../../ui/icons.tsx';
import { useNotesSaving } from '../../hooks/use-case-changes.ts';
import type { FullCase } from '../../hooks/use-case.ts';
import { editedNotes, isChanged, noteTexts, type EditedNote } from '../../notes-edit.ts';
import { useLeaveGuard } from '../use-leave-guard.ts';

const NoteInput = styled('textarea')({
  ...inputLook,
  minHeight: 96,
  maxHeight: 400,
  resize: 'vertical',
  fieldSizing: 'content',
});

interface NotesEditorProps {
  readonly theCase: FullCase;
  readonly onDone: () => void;
}

/** All notes at once. Nothing is stored before Save; as long as nothing was changed, Done leaves. */
export function NotesEditor({ theCase, onDone }: NotesEditorProps) {
  const [before] = useState(() => editedNotes(theCase.notes));
  const [notes, setNotes] = useState(() => (before.length === 0 ? [emptyNote()] : before));
  const { save, isSaving } = useNotesSaving(theCase.owner.id, theCase.id);
  const [problem, setProblem] = useState<string | null>(null);
  const isDirty = isChanged(before, notes);
  useLeaveGuard({ question: discardNotes, isDirty });
  const write = (key: string, text: string) =>
    setNotes(notes.map((note) => (note.key === key ? { ...note, text } : note)));
  const send = async (): Promise<void> => {
    const failure = await save(noteTexts(notes));
    setProblem(failure);
    if (failure === null) onDone();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {notes.map((note, index) => (
        <NoteRow
          key={note.key}
          number={index + 1}
          text={note.text}
          isNew={!before.includes(note) && note.text === ''}
          onWrite={(text) => write(note.key, text)}
          onDelete={() => setNotes(notes.filter(({ key }) => key !== note.key))}
        />
      ))}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button startIcon={<PlusIcon />} onClick={() => setNotes([...notes, emptyNote()])}>
          {texts.add}
        </Button>
        <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
          {isDirty ? (
            <>
              <Button variant="outlined" disabled={isSaving} onClick={onDone}>
                {texts.cancel}
              </Button>
              <Button variant="contained" loading={isSaving} onClick={() => void send()}>
                {texts.save}
              </Button>
            </>
          ) : (
            <Button variant="contained" onClick={onDone}>
              {texts.done}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}

const emptyNote = (): EditedNote => ({ key: crypto.randomUUID(), text: '' });

const focusOnce = (input: HTMLTextAreaElement | null) => input?.focus();

interface NoteRowProps {
  readonly number: number;
  readonly text: string;
  /** Just opened: it takes the focus. */
  readonly isNew: boolean;
  readonly onWrite: (text: string) => void;
  readonly onDelete: () => void;
}

function NoteRow({ number, text, isNew, onWrite, onDelete }: NoteRowProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <NoteInput
        ref={isNew ? focusOnce : null}
        rows={3}
        aria-label={noteNumber(number)}
        value={text}
        onChange={(event) => onWrite(event.target.value)}
      />
      <IconButton aria-label={deleteNote(number)} onClick={onDelete}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}
