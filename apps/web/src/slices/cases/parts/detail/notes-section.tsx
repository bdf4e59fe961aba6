import { caseNotesTexts as texts } from '@casefolio/domain/messages/case-detail';
import { inNumbers } from '@casefolio/domain/dates/calendar-day';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Sheet } from '../../../../ui/sheet.tsx';
import type { FullCase } from '../../hooks/use-case.ts';
import { ClampedText } from './clamped-text.tsx';
import { NotesEditor } from './notes-editor.tsx';
import { NothingHere } from './nothing-here.tsx';

interface NotesSectionProps {
  readonly theCase: FullCase;
  readonly mayEdit: boolean;
}

const focusOnce = (button: HTMLButtonElement | null) => button?.focus();

/** The notes of a case, to be read and, by those who may, to be edited in place. */
export function NotesSection({ theCase, mayEdit }: NotesSectionProps) {
  const [mode, setMode] = useState<'first' | 'editing' | 'edited'>('first');
  const isEditing = mode === 'editing';
  const { notes } = theCase;
  const edit = mayEdit && !isEditing && (
    <Button
      // Who has edited by keyboard goes on from here.
      ref={mode === 'edited' ? focusOnce : null}
      data-screen-only
      size="small"
      variant="outlined"
      onClick={() => setMode('editing')}
    >
      {texts.edit}
    </Button>
  );
  return (
    <Sheet title={texts.title} actions={edit}>
      {isEditing ? (
        <NotesEditor theCase={theCase} onDone={() => setMode('edited')} />
      ) : notes.length === 0 ? (
        <NothingHere text={texts.none} />
      ) : (
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
            gap: 3,
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} />
          ))}
        </Box>
      )}
    </Sheet>
  );
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The day on which it was written, where its reader is. */
function dayOf(moment: string): string {
  const date = new Date(moment);
  return inNumbers([date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-'));
}

function NoteItem({ note: { date, note, author } }: { readonly note: FullCase['notes'][number] }) {
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Box sx={{ typography: 'caption', color: 'text.secondary', mb: 0.5 }}>
        <time dateTime={date}>{dayOf(date)}</time>
        {author !== '' && ` · ${author}`}
      </Box>
      <ClampedText text={note} lines={3} />
    </Box>
  );
}
