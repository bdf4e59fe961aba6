import { fewerOf, moreOf } from '@casefolio/domain/messages/case-form';
import Box from '@mui/material/Box';
import { IconAction } from '../../../../ui/icon-action.tsx';
import { MinusIcon, PlusIcon } from '../../../../ui/icons.tsx';

interface QuantityProps {
  readonly code: string;
  readonly count: number;
  readonly onStep: (step: 1 | -1) => void;
}

/** How often a code was done, at least once. */
export function Quantity({ code, count, onStep }: QuantityProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <IconAction type="button" aria-label={fewerOf(code)} aria-disabled={count === 1} onClick={() => onStep(-1)}>
        <MinusIcon size={16} />
      </IconAction>
      <Box component="output" sx={{ minWidth: 36, textAlign: 'center' }}>
        x{count}
      </Box>
      <IconAction type="button" aria-label={moreOf(code)} onClick={() => onStep(1)}>
        <PlusIcon size={16} />
      </IconAction>
    </Box>
  );
}
