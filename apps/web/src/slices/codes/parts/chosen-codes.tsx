import { codeLabels, takeBackLabel } from '@casefolio/domain/messages/codes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CloseIcon } from '../../../ui/icons.tsx';

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
    <Box
      component="ul"
      aria-label={codeLabels.chosen}
      // On a phone they keep to one line, for the results need the room.
      sx={{
        display: 'flex',
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        overflowX: { xs: 'auto', sm: 'visible' },
        gap: 1,
        m: { xs: -0.5, sm: 0 },
        p: { xs: 0.5, sm: 0 },
        listStyle: 'none',
        flexShrink: 0,
      }}
    >
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
