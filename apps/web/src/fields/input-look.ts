/**
 * The look of everything that is typed or chosen. The inputs are the browser's own: on the sign-in screen MUI's would cost more than
 * the screen itself (12 kB), and the platform's pickers serve phones best.
 */
export const inputLook = {
  width: '100%',
  minHeight: 48,
  padding: '11px 12px',
  font: 'inherit',
  lineHeight: 1.5,
  color: 'var(--mui-palette-text-primary)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  border: '1px solid color-mix(in srgb, var(--mui-palette-text-secondary) 75%, transparent)',
  borderRadius: 8,
  transition: 'border-color 120ms',
  '&::placeholder': { color: 'var(--mui-palette-text-secondary)', opacity: 1 },
  '&:hover': { borderColor: 'var(--mui-palette-text-primary)' },
  '&:focus': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: -1,
    borderColor: 'var(--mui-palette-primary-main)',
  },
  '&[aria-invalid="true"]': { borderColor: 'var(--mui-palette-error-main)' },
  '&[aria-invalid="true"]:focus': { outlineColor: 'var(--mui-palette-error-main)' },
  '&[readonly]': { color: 'var(--mui-palette-text-secondary)', backgroundColor: 'var(--mui-palette-action-hover)' },
  '&:disabled': { color: 'var(--mui-palette-text-disabled)', cursor: 'not-allowed' },
} as const;
