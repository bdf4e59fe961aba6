import { codeLabels, codeMessages, onlyFirst, resultCount } from '@casefolio/domain/messages/codes';
import { fieldMessages } from '@casefolio/domain/messages/fields';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { heardOnly } from '../../../ui/heard-only.ts';
import type { CodeKind, CodesByKind } from '../code.ts';
import { mostHits } from '../hooks/use-code-search.ts';
import type { CodeSearch } from '../hooks/use-code-search.ts';
import { CodeText } from './code-text.tsx';
import { lowScreen } from './low-screen.ts';

const Row = styled('label')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '10px 12px',
  borderRadius: 8,
  cursor: 'pointer',
  '& > input': { flex: '0 0 20px', height: 20, margin: 2, accentColor: 'var(--mui-palette-primary-main)' },
  '&:hover, &:focus-within': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '&:has(:disabled)': { cursor: 'default', color: 'var(--mui-palette-text-secondary)' },
});

// They scroll by themselves, unless that left too little of them to see.
const room = {
  flex: '1 0 0',
  minHeight: 120,
  overflowY: 'auto',
  mx: -1.5,
  [lowScreen]: { flex: 'none', overflowY: 'visible' },
} as const;

interface CodeResultsProps<K extends CodeKind> {
  /** What scrolls. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly search: CodeSearch<K>;
  readonly term: string;
  readonly chosenIds: readonly number[];
  /** Chosen before the dialog was opened. */
  readonly addedIds: readonly number[];
  readonly isFull: boolean;
  readonly onToggle: (code: CodesByKind[K]) => void;
}

/** What is said instead of results, or about them to those who cannot see them. */
function promptOf({ state, hits }: CodeSearch<CodeKind>): string {
  if (state === 'idle') return codeMessages.startTyping.text;
  if (state === 'failed') return `${codeMessages.searchFailed.text} ${codeMessages.tryAgainWithEnter.text}`;
  if (state === 'searching') return codeMessages.searching.text;
  return hits.length === 0 ? codeMessages.noResults.text : resultCount(hits.length);
}

/** Found codes, each with a box to tick; the arrow keys lead through them, so Tab needs only one stop. */
export function CodeResults<K extends CodeKind>(props: CodeResultsProps<K>) {
  const { place, search, term, chosenIds, addedIds, isFull, onToggle } = props;
  const { hits } = search;
  const isOpen = ({ id }: CodesByKind[K]) => !addedIds.includes(id) && (!isFull || chosenIds.includes(id));
  const firstOpen = hits.find(isOpen)?.id;
  return (
    <Box ref={place} sx={room}>
      <Box
        component="output"
        sx={hits.length > 0 ? heardOnly : { display: 'block', px: 1.5, py: 2, color: 'text.secondary' }}
      >
        {promptOf(search)}
      </Box>
      {search.state === 'failed' && (
        <Button sx={{ mx: 1.5 }} variant="outlined" onClick={search.tryAgain}>
          {fieldMessages.tryAgain.text}
        </Button>
      )}
      <Box
        component="ul"
        aria-label={codeLabels.results}
        aria-busy={search.state === 'searching'}
        sx={{ m: 0, p: 0, listStyle: 'none', opacity: search.state === 'searching' ? 0.6 : 1 }}
      >
        {hits.map((code) => (
          <li key={code.id}>
            <Row>
              <input
                type="checkbox"
                data-stop
                tabIndex={code.id === firstOpen ? 0 : -1}
                checked={addedIds.includes(code.id) || chosenIds.includes(code.id)}
                disabled={!isOpen(code)}
                title={addedIds.includes(code.id) ? codeLabels.alreadyAdded : undefined}
                onChange={() => onToggle(code)}
              />
              <CodeText code={code} term={term} />
            </Row>
          </li>
        ))}
      </Box>
      {hits.length >= mostHits && (
        <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', m: 0, px: 1.5, py: 1.5 }}>
          {onlyFirst(hits.length)}
        </Box>
      )}
    </Box>
  );
}
