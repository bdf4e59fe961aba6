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

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  columnGap: 2.5,
  alignItems: 'start',
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
