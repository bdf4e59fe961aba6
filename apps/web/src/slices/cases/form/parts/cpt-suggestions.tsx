import { caseFormLabels as labels, showSuggestions } from '@casefolio/domain/messages/case-form';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { loadInPlace } from '../../../../ui/load-in-place.tsx';
import { useAhead } from '../../../../ui/use-ahead.ts';
import type { CaseFormValues } from '../case-form.ts';
import { type SuggestedCpt, useSuggestedCpts } from '../hooks/use-suggested-cpts.ts';
import { useDebouncedRead } from './use-debounced-read.ts';

const { Part: SuggestedCodes, prepare } = loadInPlace(
  async () => (await import('./suggested-codes.tsx')).SuggestedCodes,
);

const procedureNameIn = ({ main: { procedure_name: name } }: CaseFormValues): string =>
  typeof name === 'string' ? name.trim() : '';

interface CptSuggestionsProps {
  readonly year: number;
  readonly chosenIds: readonly number[];
  readonly onAdd: (code: SuggestedCpt) => void;
}

/** Codes that fit the procedure's name, shown when asked for. */
export function CptSuggestions({ year, chosenIds, onAdd }: CptSuggestionsProps) {
  const procedureName = useDebouncedRead(procedureNameIn);
  const suggested = useSuggestedCpts(procedureName, year).filter(({ id }) => !chosenIds.includes(id));
  const [isShown, setShown] = useState(false);
  useAhead(prepare);
  if (suggested.length === 0) return null;
  return (
    <>
      <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? labels.hideSuggestions : showSuggestions(suggested.length)}
      </Button>
      {isShown && <SuggestedCodes codes={suggested} onAdd={onAdd} />}
    </>
  );
}
