import { addSuggestion, caseFormLabels as labels, showSuggestions } from '@casefolio/domain/messages/case-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { CodeText } from '../../../codes/parts/code-text.tsx';
import type { CaseFormValues } from '../case-form.ts';
import { useDebouncedRead } from './use-debounced-read.ts';
import { useSuggestedCpts } from '../hooks/use-suggested-cpts.ts';
import { codeList } from './code-line.tsx';

const procedureNameIn = ({ main: { procedure_name: name } }: CaseFormValues): string =>
  typeof name === 'string' ? name.trim() : '';

type Suggested = ReturnType<typeof useSuggestedCpts>[number];

interface CptSuggestionsProps {
  readonly year: number;
  readonly chosenIds: readonly number[];
  readonly onAdd: (code: Suggested) => void;
}

/** Codes that fit the procedure's name, shown when asked for. */
export function CptSuggestions({ year, chosenIds, onAdd }: CptSuggestionsProps) {
  const procedureName = useDebouncedRead(procedureNameIn);
  const suggested = useSuggestedCpts(procedureName, year).filter(({ id }) => !chosenIds.includes(id));
  const [isShown, setShown] = useState(false);
  if (suggested.length === 0) return null;
  return (
    <>
      <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? labels.hideSuggestions : showSuggestions(suggested.length)}
      </Button>
      {isShown && (
        <Box component="ul" aria-label={labels.suggestions} sx={codeList}>
          {suggested.map((code) => (
            <Box
              component="li"
              key={code.id}
              sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
            >
              <CodeText code={code} term="" />
              <Button
                variant="outlined"
                size="small"
                startIcon={<PlusIcon size={16} />}
                aria-label={addSuggestion(code.code)}
                onClick={() => onAdd(code)}
              >
                {labels.add}
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
