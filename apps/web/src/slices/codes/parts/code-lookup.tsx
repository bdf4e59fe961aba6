import { addLabel, codeLabels, onlyRoomFor } from '@casefolio/domain/messages/codes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { inputLook } from '../../../fields/input-look.ts';
import { searchTermOf } from '../code.ts';
import type { CodeKind, CodesByKind } from '../code.ts';
import { useCodeSearch } from '../hooks/use-code-search.ts';
import { ChosenCodes } from './chosen-codes.tsx';
import { CodeResults } from './code-results.tsx';
import { lowScreen } from './low-screen.ts';
import { useResultKeys } from './use-result-keys.ts';

const SearchBox = styled('input')({ ...inputLook, flexShrink: 0 });

export interface CodeLookupProps<K extends CodeKind> {
  readonly kind: K;
  readonly onClose: () => void;
  readonly onAdd: (codes: readonly CodesByKind[K][]) => void;
  /** Codes that are there already: shown as chosen, and left alone. */
  readonly chosenIds: readonly number[];
  /** How many more there is room for; without it, any number. */
  readonly room?: number | undefined;
  /** The year whose values are shown; without it, the newest. */
  readonly year?: number | undefined;
}

/** Choosing a code a second time takes it back. */
function toggled<Code extends { readonly id: number }>(codes: readonly Code[], code: Code): readonly Code[] {
  const others = codes.filter(({ id }) => id !== code.id);
  return others.length < codes.length ? others : [...codes, code];
}

interface LookupActionsProps {
  readonly count: number;
  readonly onCancel: () => void;
  readonly onAdd: () => void;
}

function LookupActions({ count, onCancel, onAdd }: LookupActionsProps) {
  const isDone = useRef(false);
  const addOnce = () => {
    // While the dialog fades out its button can be pressed again.
    if (isDone.current) return;
    isDone.current = true;
    onAdd();
  };
  return (
    <DialogActions sx={{ px: 3, py: 2, [lowScreen]: { py: 1 } }}>
      <Button variant="outlined" onClick={onCancel}>
        {codeLabels.cancel}
      </Button>
      <Button variant="contained" disabled={count === 0} onClick={addOnce}>
        {addLabel(count)}
      </Button>
    </DialogActions>
  );
}

/** The dialog's inside: search, choose, search again, add. */
export function CodeLookup<K extends CodeKind>(props: CodeLookupProps<K>) {
  const { kind, onClose, onAdd, chosenIds, room = Infinity, year } = props;
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly CodesByKind[K][]>([]);
  const search = useCodeSearch(kind, typed, year);
  const searchBox = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const keys = useResultKeys(inside, search);
  useEffect(() => searchBox.current?.focus(), []);
  const type = (text: string) => {
    setTyped(text);
    // The best match stands first, and is seen.
    if (results.current) results.current.scrollTop = 0;
  };
  const toggle = (code: CodesByKind[K]) => setChosen((now) => toggled(now, code));
  const takeBack = (code: CodesByKind[K]) => {
    toggle(code);
    searchBox.current?.focus();
  };
  const isFull = chosen.length >= room;
  return (
    <>
      <DialogContent
        ref={inside}
        {...keys}
        // Room at the top for the outline of the search box, which the dialog's title would have taken.
        sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, '&&': { pt: 0.5 } }}
      >
        <SearchBox
          ref={searchBox}
          type="search"
          data-stop
          aria-label={codeLabels.search}
          placeholder={codeLabels.search}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        <ChosenCodes codes={chosen} onTakeBack={takeBack} />
        {isFull && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{onlyRoomFor(room)}</Box>}
        <CodeResults
          place={results}
          search={search}
          term={searchTermOf(typed)}
          chosenIds={chosen.map(({ id }) => id)}
          addedIds={chosenIds}
          isFull={isFull}
          onToggle={toggle}
        />
      </DialogContent>
      <LookupActions
        count={chosen.length}
        onCancel={onClose}
        onAdd={() => {
          onAdd(chosen);
          onClose();
        }}
      />
    </>
  );
}
