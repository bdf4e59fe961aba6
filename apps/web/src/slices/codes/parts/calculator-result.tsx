import { calculatorLabels as labels, calculatorMessages, valuesOfYear } from '@casefolio/domain/messages/calculator';
import { fieldMessages } from '@casefolio/domain/messages/fields';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Sheet } from '../../../ui/sheet.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { CalculatorIcon } from '../../../ui/icons.tsx';
import { ListSkeleton } from '../../../ui/skeletons.tsx';
import type { Calculation } from '../calculation.ts';
import { shareText } from '../share-text.ts';
import { ResultTable } from './result-table.tsx';
import { SessionNote } from './session-note.tsx';

export type Result =
  | { readonly state: 'empty' }
  | { readonly state: 'waiting' | 'failed'; readonly tryAgain: () => void }
  | { readonly state: 'ready'; readonly calculation: Calculation };

const Middle = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  padding: '48px 0',
  textAlign: 'center',
  color: 'var(--mui-palette-text-secondary)',
});

function CopyButton({ calculation }: { readonly calculation: Calculation }) {
  const toast = useToast();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(shareText(calculation));
      toast(calculatorMessages.copied);
    } catch {
      toast(calculatorMessages.notCopied, 'error');
    }
  }
  return (
    <Button variant="outlined" onClick={() => void copy()}>
      {labels.copy}
    </Button>
  );
}

function Ready({ calculation }: { readonly calculation: Calculation }) {
  const { year, lines } = calculation;
  return (
    <>
      {year !== null && (
        <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', m: 0 }}>
          {valuesOfYear(year)}
        </Box>
      )}
      <ResultTable {...calculation} />
      {lines.length > 0 && <SessionNote {...calculation} />}
      <Box component="p" sx={{ typography: 'caption', color: 'text.secondary', m: 0, mt: 3 }}>
        {labels.descriptions}
      </Box>
    </>
  );
}

/** The calculator's second column. */
export function CalculatorResult({ result }: { readonly result: Result }) {
  if (result.state === 'empty') {
    return (
      <Sheet title={labels.result}>
        <Middle>
          <CalculatorIcon size={40} />
          {calculatorMessages.start.text}
        </Middle>
      </Sheet>
    );
  }
  if (result.state === 'ready') {
    return (
      <Sheet title={labels.result} actions={<CopyButton calculation={result.calculation} />}>
        <Ready calculation={result.calculation} />
      </Sheet>
    );
  }
  return (
    <Sheet title={labels.result}>
      {result.state === 'waiting' ? (
        <ListSkeleton count={3} />
      ) : (
        <Middle role="alert">
          {calculatorMessages.valuesNotLoaded.text}
          <Button variant="outlined" onClick={result.tryAgain}>
            {fieldMessages.tryAgain.text}
          </Button>
        </Middle>
      )}
    </Sheet>
  );
}
