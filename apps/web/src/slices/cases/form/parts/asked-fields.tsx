import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { CaseFormValues } from '../case-form.ts';
import type { ChangedField } from '../changes.ts';
import { type AskedField, type Asking, layoutOf } from '../layout.ts';
import { useRead } from './case-form-context.ts';
import { CaseFieldInput } from './case-field.tsx';

interface AskedFieldsProps {
  readonly asking: Asking;
  readonly prefix: ChangedField['prefix'];
}

function answersAt(values: CaseFormValues, prefix: ChangedField['prefix']) {
  if (prefix === 'main') return values.main;
  return values.procedures[Number(prefix.split('.')[1])]?.answers ?? {};
}

const columnsOf = (narrowest: number) => `repeat(auto-fill, minmax(min(100%, ${narrowest}px), 1fr))`;

/** On a phone two brief answers side by side, where it is wide enough for them. */
const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: columnsOf(150), sm: columnsOf(240) },
  columnGap: { xs: 2, sm: 2.5 },
  // Side by side, one of two labels may take a second line: the answers stand in one line all the same.
  alignItems: { xs: 'end', sm: 'start' },
};

/** What a section asks in the present situation. It is drawn again only when the questions are others. */
export function AskedFields({ asking, prefix }: AskedFieldsProps) {
  const questions = useRead((values) => JSON.stringify(layoutOf(values.family, answersAt(values, prefix), asking)));
  const fields = useMemo((): readonly AskedField[] => JSON.parse(questions), [questions]);
  return (
    <Box sx={grid}>
      {fields.map((field) => (
        <CaseFieldInput key={field.name} prefix={prefix} field={field} />
      ))}
    </Box>
  );
}
