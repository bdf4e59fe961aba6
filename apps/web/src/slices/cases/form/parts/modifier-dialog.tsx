import { wordMatcher, wordsOf } from '@casefolio/domain/lookups/word-matcher';
import { caseFormLabels as labels, percentage } from '@casefolio/domain/messages/case-form';
import { codeMessages } from '@casefolio/domain/messages/codes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { inputLook } from '../../../../fields/input-look.ts';
import { NotLoaded } from '../../../accounts/parts/not-loaded.tsx';
import { useLookupList } from '../../../lookups/lookups.api.ts';
import { DialogFrame } from '../../../profile/parts/dialog-frame.tsx';
import type { Modifier } from '../case-form.ts';

const SearchBox = styled('input')(inputLook);

const Table = styled('table')({
  width: '100%',
  marginTop: 12,
  borderCollapse: 'collapse',
  '& th': { padding: '8px', textAlign: 'start', fontSize: '0.8125rem', fontWeight: 600 },
  '& td': { padding: '8px', borderTop: '1px solid var(--mui-palette-divider)', verticalAlign: 'baseline' },
  '& :is(th, td):last-of-type': { textAlign: 'end' },
  '& tbody tr': { cursor: 'pointer' },
  '& tbody tr:hover, & tbody tr[aria-selected="true"]': { backgroundColor: 'var(--mui-palette-action-hover)' },
});

/** Not on a phone: its keyboard would hide the list, which most will look through. */
function readyToType(searchBox: HTMLInputElement | null): void {
  if (globalThis.matchMedia('(pointer: fine)').matches) searchBox?.focus();
}

interface ModifierDialogProps {
  readonly chosenId: string | null;
  readonly onPick: (modifier: Modifier) => void;
  readonly onClose: () => void;
}

/** Every modifier in a table; a press on a row chooses it. */
export function ModifierDialog({ chosenId, onPick, onClose }: ModifierDialogProps) {
  const { items, isError, tryAgain } = useLookupList('cpt_modifiers_lookups');
  const [typed, setTyped] = useState('');
  const fits = wordMatcher(typed);
  const shown = items.filter(({ id, description }) => typed.trim() === '' || fits(wordsOf(`${id} ${description}`)));
  const pick = ({ id, description, percentage: share }: (typeof items)[number]) => {
    onPick({ id, description, percentage: share });
    onClose();
  };
  const actions = (
    <Button variant="outlined" onClick={onClose}>
      {labels.cancel}
    </Button>
  );
  return (
    <DialogFrame title={labels.modifier} onClose={onClose} actions={actions}>
      <SearchBox
        ref={readyToType}
        type="search"
        aria-label={labels.searchModifier}
        placeholder={labels.searchModifier}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isError && <NotLoaded text={labels.listNotLoaded} tryAgain={tryAgain} />}
      {shown.length === 0 && !isError && <Box sx={{ py: 2 }}>{codeMessages.noResults.text}</Box>}
      {shown.length > 0 && (
        <Table>
          <thead>
            <tr>
              <th scope="col">{labels.modifierColumn}</th>
              <th scope="col">{labels.descriptionColumn}</th>
              <th scope="col">{labels.percentageColumn}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((item) => (
              <tr key={item.id} aria-selected={item.id === chosenId} onClick={() => pick(item)}>
                <td>
                  {/* For the keyboard; its press is the row's, too. */}
                  <Button size="small" sx={{ ml: '-10px', font: 'inherit', fontWeight: 600 }}>
                    {item.id}
                  </Button>
                </td>
                <td>{item.description}</td>
                <td>{percentage(item.percentage)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </DialogFrame>
  );
}
