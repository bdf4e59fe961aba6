import type { CalendarDay } from '@casefolio/domain/dates/calendar-day';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export interface DayCalendarProps {
  readonly value: CalendarDay | null;
  /** The last day that can be picked. */
  readonly latest: CalendarDay | undefined;
  readonly onPick: (day: CalendarDay) => void;
}

/** A month to pick a day from; a press on its name leads to the years. */
export function DayCalendar({ value, latest, onPick }: DayCalendarProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        // Opened by a press on its button, it is where the user wants to be.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        reduceAnimations
        value={value === null ? null : dayjs(value)}
        {...(latest !== undefined && { maxDate: dayjs(latest) })}
        onChange={(day, state) => {
          if (day !== null && state === 'finish') onPick(day.format('YYYY-MM-DD'));
        }}
      />
    </LocalizationProvider>
  );
}
