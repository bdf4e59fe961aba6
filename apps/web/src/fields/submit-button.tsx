import Box from '@mui/material/Box';
import { keyframes, styled } from '@mui/material/styles';
import { buttonMeasures, buttonTransition } from '../ui/button-look.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Button = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  ...buttonMeasures.large,
  position: 'relative',
  border: 0,
  borderRadius: 8,
  cursor: 'pointer',
  color: 'var(--mui-palette-primary-contrastText)',
  backgroundColor: 'var(--mui-palette-primary-main)',
  transition: buttonTransition,
  '&:hover': { backgroundColor: 'var(--mui-palette-primary-dark)' },
  '&[aria-disabled="true"]': { cursor: 'progress' },
}));

const Spinner = styled('span')({
  position: 'absolute',
  inset: 'calc(50% - 11px)',
  width: 22,
  height: 22,
  border: '2px solid currentColor',
  borderTopColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
});

interface SubmitButtonProps {
  readonly label: string;
  readonly busy: boolean;
  readonly fullWidth?: boolean;
  /** The form's id, where the button stands outside of it. */
  readonly form?: string;
}

/** Shows that something is under way without changing its width, and keeps the focus, which a disabled button would lose. */
export function SubmitButton({ label, busy, fullWidth = false, form }: SubmitButtonProps) {
  return (
    <Button type="submit" form={form} aria-disabled={busy} aria-busy={busy} sx={{ width: fullWidth ? '100%' : 'auto' }}>
      <Box component="span" sx={{ opacity: busy ? 0 : 1 }}>
        {label}
      </Box>
      {busy && <Spinner aria-hidden="true" />}
    </Button>
  );
}
