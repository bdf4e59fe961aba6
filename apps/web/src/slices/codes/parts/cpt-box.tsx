import { calculatorLabels } from '@casefolio/domain/messages/calculator';
import { codeMessages } from '@casefolio/domain/messages/codes';
import { fieldMessages } from '@casefolio/domain/messages/fields';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { inputLook } from '../../../fields/input-look.ts';
import type { Lookup } from '../calculator-rows.ts';
import { codeLabel, searchTermOf } from '../code.ts';
import type { CptCode } from '../code.ts';
import { useCodeSearch } from '../hooks/use-code-search.ts';
import { useEarlyPick } from '../hooks/use-early-pick.ts';
import { listIn, useWrittenCodes } from '../hooks/use-written-codes.ts';
import type { FoundCodes } from '../hooks/use-written-codes.ts';
import { CodeText } from './code-text.tsx';

const Input = styled('input')({ ...inputLook, textOverflow: 'ellipsis' });

const paper = { mt: 0.5, border: 1, borderColor: 'divider', boxShadow: 8, backgroundImage: 'none' };

interface CptBoxProps {
  readonly id: string;
  readonly labelId: string;
  readonly errorId: string | undefined;
  readonly year: number | undefined;
  readonly picked: CptCode | null;
  /** What stands here while no code is picked. */
  readonly typed: string;
  readonly onPick: (code: CptCode) => void;
  readonly onType: (text: string) => void;
  readonly onLookup: (lookup: Lookup) => void;
  /** Several codes at once, as they stand in a note: "22551, 22552 x2". */
  readonly onList: (codes: FoundCodes) => void;
}

const promptOf = {
  idle: codeMessages.startTyping.text,
  searching: codeMessages.searching.text,
  answered: codeMessages.noResults.text,
} as const;

/** The keyboard stays in the box, so there Enter tries again; the button is for mouse and finger. */
function SearchFailed({ onTryAgain }: { readonly onTryAgain: () => void }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box component="output">
        {codeMessages.searchFailed.text} {codeMessages.tryAgainWithEnter.text}
      </Box>
      <Button variant="outlined" size="small" tabIndex={-1} onClick={onTryAgain}>
        {fieldMessages.tryAgain.text}
      </Button>
    </Box>
  );
}

const isPaste = (event: unknown): boolean => event instanceof InputEvent && event.inputType === 'insertFromPaste';

interface LeftBefore extends Pick<CptBoxProps, 'id' | 'typed' | 'year'> {
  readonly leave: () => void;
}

/** Text that is found again after a reload, or that another year may know, is looked up as if the box had just been left. */
function useLeftBefore({ id, typed, year, leave }: LeftBefore): void {
  // Null before the first look; the year itself is undefined until the years are known.
  const lookedUpIn = useRef<number | null | undefined>(null);
  useEffect(() => {
    if (lookedUpIn.current === year) return;
    lookedUpIn.current = year;
    if (typed.trim() !== '' && document.activeElement?.id !== id) leave();
  });
}

/** One procedure code, found while typing. */
export function CptBox(props: CptBoxProps) {
  const { id, labelId, errorId, year, picked, typed, onPick, onType, onLookup, onList } = props;
  const search = useCodeSearch('cpt', typed, year);
  const early = useEarlyPick({ search, typed, pick: onPick, onLookup });
  const takeList = useWrittenCodes({ typed, year, onFound: onList, onLookup });
  const options = picked ? [picked] : search.hits;

  function leave(): void {
    const list = listIn(typed);
    if (list) void takeList(typed, list);
    else early.takeExact();
  }
  useLeftBefore({ id, typed, year, leave });

  function onKeyDown(event: KeyboardEvent & { defaultMuiPrevented?: boolean | undefined }): void {
    if (event.key !== 'Enter') return;
    // Enter chooses; it never sends the form, nor takes a hit of what was typed before.
    event.preventDefault();
    const list = listIn(typed);
    if (list) {
      event.defaultMuiPrevented = true;
      void takeList(typed, list);
      return;
    }
    if (search.state === 'failed') search.tryAgain();
    if (search.state !== 'searching') return;
    event.defaultMuiPrevented = true;
    early.takeFirst();
  }

  return (
    <Autocomplete
      id={id}
      autoHighlight
      selectOnFocus
      clearOnBlur={false}
      options={[...options]}
      filterOptions={(found) => found}
      getOptionLabel={codeLabel}
      getOptionKey={(code) => code.id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      value={picked}
      inputValue={picked ? codeLabel(picked) : typed}
      onInputChange={(event, text, reason) => {
        if (reason !== 'input') return;
        early.forget();
        onType(text);
        const list = isPaste(event.nativeEvent) ? listIn(text) : null;
        if (list) void takeList(text, list);
      }}
      onChange={(_event, code) => (code ? onPick(code) : onType(''))}
      onKeyDown={onKeyDown}
      onBlur={leave}
      slotProps={{ paper: { sx: paper } }}
      noOptionsText={search.state === 'failed' ? <SearchFailed onTryAgain={search.tryAgain} /> : promptOf[search.state]}
      renderOption={({ key, ...option }, code) => (
        <li key={key} {...option}>
          <CodeText code={code} term={searchTermOf(typed)} />
        </li>
      )}
      renderInput={({ slotProps }) => (
        <div ref={slotProps.input.ref}>
          <Input
            {...slotProps.htmlInput}
            placeholder={calculatorLabels.codePlaceholder}
            spellCheck={false}
            aria-labelledby={labelId}
            aria-required
            aria-invalid={errorId !== undefined}
            aria-describedby={errorId}
          />
        </div>
      )}
    />
  );
}
