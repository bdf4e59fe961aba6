import { valueYearFor } from '@casefolio/domain/codes/value-year';
import { partsOf } from '@casefolio/domain/dates/calendar-day';
import { caseFormLabels as labels } from '@casefolio/domain/messages/case-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { loadAhead } from '../../../../ui/load-ahead.tsx';
import { useAhead } from '../../../../ui/use-ahead.ts';
import { ProblemLine } from '../../../accounts/parts/problem-line.tsx';
import { useCptYears } from '../../../codes/codes.api.ts';
import type { CaseFormValues } from '../case-form.ts';
import { withCpts, withQuantity } from '../cpt-list.ts';
import { useCptValues } from '../hooks/use-cpt-values.ts';
import { useCaseForm, useRead } from './case-form-context.ts';
import { CodeLine, codeList } from './code-line.tsx';
import { CptModifier } from './cpt-modifier.tsx';
import { CptSuggestions } from './cpt-suggestions.tsx';
import { CptTotals } from './cpt-totals.tsx';
import { LineRvus } from './line-rvus.tsx';
import { Quantity } from './quantity.tsx';

const { Part: CodeLookupDialog, prepare } = loadAhead(
  async () => (await import('../../../codes/parts/code-lookup-dialog.tsx')).CodeLookupDialog<'cpt'>,
);

const yearIn = ({ main: { date_of_procedure: day } }: CaseFormValues, today: string): number => {
  const { year } = partsOf(typeof day === 'string' ? day : today);
  return year >= 2000 && year <= 2100 ? year : partsOf(today).year;
};

/** The billing codes with their quantities, what they are worth, and one modifier. */
export function CptCodes({ hidesFigures }: { readonly hidesFigures: boolean }) {
  const { form, today } = useCaseForm();
  const { field, fieldState } = useController({ control: form.control, name: 'cpts' });
  const { value: cpts, onChange, ref } = field;
  const [isOpen, setOpen] = useState(false);
  useAhead(prepare);
  const { years } = useCptYears();
  const yearDone = useRead((values) => yearIn(values, today));
  // The same year as on the case's page.
  const year = valueYearFor(yearDone, years);
  const valued = useCptValues(cpts, year, years);
  return (
    <>
      <ProblemLine text={fieldState.error?.message ?? null} />
      {cpts.length > 0 && (
        <Box component="ul" aria-label={labels.cptCode} sx={{ ...codeList, mb: hidesFigures ? 1 : 0 }}>
          {valued.map(({ id, code, value, rvuValue, quantity, year: valueYear }) => (
            <CodeLine
              key={id}
              code={code}
              description={value}
              lines={20}
              onRemove={() => {
                onChange(cpts.filter((cpt) => cpt.id !== id));
                form.setFocus('cpts');
              }}
            >
              <Quantity code={code} count={quantity} onStep={(step) => onChange(withQuantity(cpts, id, step))} />
              {!hidesFigures && (
                <LineRvus rvu={rvuValue} quantity={quantity} otherYear={valueYear === year ? null : valueYear} />
              )}
            </CodeLine>
          ))}
        </Box>
      )}
      {cpts.length > 0 && !hidesFigures && <CptTotals cpts={valued} year={year} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1 }}>
        <Button ref={ref} variant="outlined" startIcon={<PlusIcon size={18} />} onClick={() => setOpen(true)}>
          {labels.addCpt}
        </Button>
        {cpts.length > 0 && <CptModifier />}
      </Box>
      <CptSuggestions
        year={year}
        chosenIds={cpts.map(({ id }) => id)}
        onAdd={(code) => onChange(withCpts(cpts, [code]))}
      />
      {isOpen && (
        <CodeLookupDialog
          open
          kind="cpt"
          year={year}
          chosenIds={cpts.map(({ id }) => id)}
          onAdd={(codes) => onChange(withCpts(cpts, codes))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
