import { codeMessages } from '@casefolio/domain/messages/codes';
import { caseFormLabels as labels, inviteByName, noSuchColleague } from '@casefolio/domain/messages/case-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { inputLook } from '../../../../fields/input-look.ts';
import { DialogFrame } from '../../../profile/parts/dialog-frame.tsx';
import type { Person } from '../case-form.ts';
import { useColleagues } from '../hooks/use-colleagues.ts';
import { useDebounced } from '../../../codes/codes.api.ts';

const SearchBox = styled('input')(inputLook);

const Row = styled('label')({
  display: 'flex',
  gap: 12,
  padding: '10px 12px',
  borderRadius: 8,
  cursor: 'pointer',
  '& > input': { flex: '0 0 20px', height: 20, margin: 2, accentColor: 'var(--mui-palette-primary-main)' },
  '&:hover, &:focus-within': { backgroundColor: 'var(--mui-palette-action-hover)' },
});

interface PeopleDialogProps {
  readonly title: string;
  readonly chosen: readonly Person[];
  readonly onAdd: (people: readonly Person[]) => void;
  readonly onClose: () => void;
}

const pauseMs = 200;
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

/** Colleagues are searched within the institution; whoever is not there is added by name. */
export function PeopleDialog({ title, chosen, onAdd, onClose }: PeopleDialogProps) {
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<readonly Person[]>([]);
  const name = typed.trim();
  const { colleagues, isAsked, isError, isSearching } = useColleagues(useDebounced(name, pauseMs));
  const isChosen = ({ id }: Pick<Person, 'id'>) => picked.some((one) => one.id === id);
  const toggle = (person: Person) =>
    setPicked(isChosen(person) ? picked.filter(({ id }) => id !== person.id) : [...picked, person]);
  const finish = (people: readonly Person[]) => {
    onAdd(people.filter((one) => !chosen.some(({ id, name: known }) => id === one.id && known === one.name)));
    onClose();
  };
  const actions = (
    <>
      <Button variant="outlined" onClick={onClose}>
        {labels.cancel}
      </Button>
      <Button variant="contained" disabled={picked.length === 0} onClick={() => finish(picked)}>
        {labels.add}
      </Button>
    </>
  );
  return (
    <DialogFrame title={title} onClose={onClose} actions={actions}>
      <SearchBox
        ref={focusOnce}
        type="search"
        aria-label={labels.peopleSearch}
        placeholder={labels.peopleSearch}
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Box sx={{ minHeight: 160, mt: 1.5 }}>
        {colleagues.map(({ id, name: colleague, hospitals }) => (
          <Row key={id}>
            <input type="checkbox" checked={isChosen({ id })} onChange={() => toggle({ id, name: colleague })} />
            <span>
              {colleague}
              <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
                {hospitals}
              </Box>
            </span>
          </Row>
        ))}
        <Box component="output" sx={{ display: 'block', typography: 'body2', color: 'text.secondary', py: 1 }}>
          {!isAsked && labels.peopleStart}
          {isAsked && isError && codeMessages.searchFailed.text}
          {isAsked && !isError && !isSearching && colleagues.length === 0 && noSuchColleague(name)}
        </Box>
        {name !== '' && (
          <Button variant="outlined" onClick={() => finish([...picked, { id: null, name }])}>
            {inviteByName(name)}
          </Button>
        )}
      </Box>
    </DialogFrame>
  );
}
