import { styled } from '@mui/material/styles';

const Badge = styled('time')({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  flexShrink: 0,
  alignSelf: 'flex-start',
  width: 56,
  minHeight: 72,
  padding: '6px 0',
  borderRadius: 8,
  color: 'var(--mui-palette-primary-main)',
  backgroundColor: 'var(--mui-palette-action-hover)',
  fontSize: '0.75rem',
  lineHeight: 1.3,
  fontWeight: 600,
  letterSpacing: '0.04em',
  '& b': { fontSize: '1.375rem', lineHeight: 1.15, letterSpacing: 0 },
  '& small': { fontSize: 'inherit', fontWeight: 500, letterSpacing: 0, color: 'var(--mui-palette-text-secondary)' },
});

interface DateBadgeProps {
  readonly date: string;
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

/** Month and day of the procedure, and the year under them: a log spans many. */
export function DateBadge({ date, month, day, year }: DateBadgeProps) {
  return (
    <Badge dateTime={date}>
      <span>{month}</span> <b>{day}</b> <small>{year}</small>
    </Badge>
  );
}
