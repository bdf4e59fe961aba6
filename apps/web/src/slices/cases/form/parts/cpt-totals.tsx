import { caseFormLabels as labels, ofYear } from '@casefolio/domain/messages/case-form';
import Box from '@mui/material/Box';
import { useController } from 'react-hook-form';
import type { ChosenCpt } from '../case-form.ts';
import { totalsOf } from '../cpt-list.ts';
import { useCaseForm } from './case-form-context.ts';

/** What the codes are worth in the year of the procedure, while they are being chosen. */
export function CptTotals({ cpts, year }: { readonly cpts: readonly ChosenCpt[]; readonly year: number }) {
  const { form } = useCaseForm();
  const { field } = useController({ control: form.control, name: 'modifier' });
  const { total, reimbursable, afterModifier } = totalsOf(cpts, field.value);
  const lines = [
    [ofYear(labels.totalRvus, year), total],
    ...(cpts.length > 1 ? [[labels.totalReimbursable, reimbursable]] : []),
    ...(afterModifier === null ? [] : [[labels.afterModifier, afterModifier]]),
  ];
  return (
    // In line with what each code adds: the room of the button that removes it is left free.
    <Box
      component="dl"
      aria-live="polite"
      sx={{ m: 0, mb: 2, py: 1.5, pr: { sm: 7 }, borderTop: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      {lines.map(([label, figure]) => (
        <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.25 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {figure}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
