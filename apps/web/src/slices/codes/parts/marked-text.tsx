import { matchedWords } from '@casefolio/domain/codes/search/matched-words';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';

// Weight and a line instead of a colour behind: readable in both colour schemes and on a highlighted row.
const Mark = styled('mark')({
  color: 'inherit',
  backgroundColor: 'transparent',
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationColor: 'var(--mui-palette-primary-main)',
  textDecorationThickness: 2,
  textUnderlineOffset: 3,
});

/** A text in which what was searched for stands out. */
export function MarkedText({ text, term }: { readonly text: string; readonly term: string }) {
  const ranges = matchedWords(term, text);
  const plainFrom = [0, ...ranges.map(([, end]) => end)];
  return plainFrom.map((from, index) => {
    const range = ranges[index];
    return (
      <Fragment key={from}>
        {text.slice(from, range?.[0])}
        {range && <Mark>{text.slice(range[0], range[1])}</Mark>}
      </Fragment>
    );
  });
}
