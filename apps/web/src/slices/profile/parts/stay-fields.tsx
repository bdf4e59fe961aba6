import type { CalendarDay } from '@casefolio/domain/dates/calendar-day';
import type { Field } from '@casefolio/domain/fields/field';
import Box from '@mui/material/Box';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { DateInput } from '../../../fields/date-input.tsx';
import { FieldRenderer } from '../../../fields/field-renderer.tsx';

interface StayFieldsProps<Values extends FieldValues> {
  readonly fields: Readonly<Record<'isCurrent' | 'startDate' | 'endDate', Field<FieldPath<Values>>>>;
  readonly control: Control<Values>;
  readonly isCurrent: boolean;
  readonly today: CalendarDay;
}

// Named here, it comes with the dialog's own code instead of when the dialog is already open.
const day = { input: DateInput } as const;

/** From when to when; what lasts has no end to ask for. */
export function StayFields<Values extends FieldValues>({ fields, control, isCurrent, today }: StayFieldsProps<Values>) {
  return (
    <>
      <Box sx={{ mb: 1.5 }}>
        <FieldRenderer field={fields.isCurrent} control={control} />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
        <FieldRenderer field={fields.startDate} control={control} latest={today} {...day} />
        {!isCurrent && <FieldRenderer field={fields.endDate} control={control} latest={today} {...day} />}
      </Box>
    </>
  );
}
