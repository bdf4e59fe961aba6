import Popover from '@mui/material/Popover';
import { DayCalendar, type DayCalendarProps } from './day-calendar.tsx';

interface DayPopoverProps extends DayCalendarProps {
  readonly label: string;
  /** The button that opens it; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The calendar, under the button that opens it. */
export function DayPopover({ label, anchor, onClose, ...calendar }: DayPopoverProps) {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { border: 1, borderColor: 'divider' } } }}
    >
      <DayCalendar {...calendar} />
    </Popover>
  );
}
