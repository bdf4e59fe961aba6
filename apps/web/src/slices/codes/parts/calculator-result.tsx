import { inWords, todayAt } from '@casefolio/domain/dates/calendar-day';
import {
  calculatedOn,
  calculatorLabels as labels,
  calculatorMessages,
  valuesOfYear,
} from '@casefolio/domain/messages/calculator';
import { fieldMessages } from '@casefolio/domain/messages/fields';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
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

/** Where the person is who calculates. */
const todayHere = (now = new Date()) => todayAt(now, -now.getTimezoneOffset() / 60);

function CopyButton({ calculation }: { readonly calculation: Calculation }) {
  const toast = useToast();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(shareText(calculation, todayHere()));
      toast(calculatorMessages.copied);
    } catch {
      toast(calculatorMessages.notCopied, 'error');
    }
  }
  return (
    <Button variant="outlined" data-screen-only onClick={() => void copy()}>
      {labels.copy}
    </Button>
  );
}

function Ready({ calculation, isOutdated }: { readonly calculation: Calculation; readonly isOutdated: boolean }) {
  const { year, lines } = calculation;
  return (
    <>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, typography: 'body2' }}
      >
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {year !== null && valuesOfYear(year)}
        </Box>
        <Box component="output" sx={{ fontWeight: 600 }}>
          {isOutdated && calculatorMessages.outdated.text}
        </Box>
        <Box component="span" sx={{ display: 'none', '@media print': { display: 'inline' } }}>
          {calculatedOn(inWords(todayHere()))}
        </Box>
      </Box>
      <ResultTable {...calculation} />
      {lines.length > 0 && <SessionNote {...calculation} />}
      <Box component="p" sx={{ typography: 'caption', color: 'text.secondary', m: 0, mt: 3 }}>
        {labels.descriptions}
      </Box>
    </>
  );
}

/** On a phone the result stands below the codes: whoever calculates is taken to it. */
function useShown(turns: number) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const top = place.current?.getBoundingClientRect().top ?? 0;
    if (turns > 0 && top > globalThis.innerHeight * 0.6) place.current?.scrollIntoView();
  }, [turns]);
  return place;
}

interface CalculatorResultProps {
  readonly result: Result;
  /** The codes have been changed after it was calculated. */
  readonly isOutdated: boolean;
  /** How often it was calculated. */
  readonly turns: number;
}

/** The calculator's second column. */
export function CalculatorResult({ result, isOutdated, turns }: CalculatorResultProps) {
  const place = useShown(turns);
  return (
    // Below the bar that stays at the top of a phone.
    <Box ref={place} sx={{ display: 'grid', minWidth: 0, scrollMarginTop: 72 }}>
      <ResultSheet result={result} isOutdated={isOutdated} />
    </Box>
  );
}

function ResultSheet({ result, isOutdated }: Omit<CalculatorResultProps, 'turns'>) {
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
        <Ready calculation={result.calculation} isOutdated={isOutdated} />
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
