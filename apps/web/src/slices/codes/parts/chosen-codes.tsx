import { codeLabels, takeBackLabel } from '@casefolio/domain/messages/codes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CloseIcon } from '../../../ui/icons.tsx';
import { lowScreen } from './low-screen.ts';

// Three lines at most, for the results need the room; one where there is little. The padding is for the outlines.
const list = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  gap: 1,
  maxHeight: 144,
  overflow: 'auto',
  flexShrink: 0,
  m: -0.5,
  p: 0.5,
  listStyle: 'none',
  [lowScreen]: { flexWrap: 'nowrap' },
} as const;

interface ChosenCodesProps<Code> {
  readonly codes: readonly Code[];
  readonly onTakeBack: (code: Code) => void;
}

/** What has been chosen so far stays in sight while the search goes on. */
export function ChosenCodes<Code extends { readonly id: number; readonly code: string }>(
  props: ChosenCodesProps<Code>,
) {
  const { codes, onTakeBack } = props;
  if (codes.length === 0) return null;
  return (
    <Box component="ul" aria-label={codeLabels.chosen} sx={list}>
      {codes.map((code) => (
        <li key={code.id}>
          <Button
            size="small"
            variant="outlined"
            endIcon={<CloseIcon size={14} />}
            aria-label={takeBackLabel(code.code)}
            onClick={() => onTakeBack(code)}
          >
            {code.code}
          </Button>
        </li>
      ))}
    </Box>
  );
}
