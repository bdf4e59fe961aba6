import { caseNotesTexts as texts } from '@casefolio/domain/messages/case-detail';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';

const Toggle = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  minHeight: 32,
  padding: 0,
  border: 0,
  color: 'var(--mui-palette-primary-main)',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
}));

/** Is more written than the lines that are shown? Asked again whenever the width changes. */
function useIsCut(isOpen: boolean) {
  const ref = useRef<HTMLElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const { current: text } = ref;
    if (text === null || isOpen) return undefined;
    const observer = new ResizeObserver(() => setCut(text.scrollHeight > text.clientHeight + 1));
    observer.observe(text);
    return () => observer.disconnect();
  }, [isOpen]);
  return { ref, isCut };
}

/** A text of which the first lines are shown, and the rest on demand. On paper it is whole. */
export function ClampedText({ text, lines }: { readonly text: string; readonly lines: number }) {
  const [isOpen, setOpen] = useState(false);
  const { ref, isCut } = useIsCut(isOpen);
  const id = useId();
  const cut = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' };
  return (
    <>
      <Box
        id={id}
        ref={ref}
        component="p"
        sx={{
          m: 0,
          whiteSpace: 'pre-line',
          ...(!isOpen && cut),
          '@media print': { display: 'block', overflow: 'visible' },
        }}
      >
        {text}
      </Box>
      {(isCut || isOpen) && (
        <Toggle
          type="button"
          data-screen-only
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.seeLess : texts.seeMore}
        </Toggle>
      )}
    </>
  );
}
