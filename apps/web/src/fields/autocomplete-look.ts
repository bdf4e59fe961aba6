/** Makes MUI's Autocomplete look like the other inputs, and draws a line around its list. */
export const autocompleteLook = {
  sx: {
    '& .MuiOutlinedInput-root': { minHeight: 48, py: '3px' },
    '& input::placeholder': { color: 'text.secondary', opacity: 1 },
  },
  slotProps: { paper: { elevation: 4, sx: { border: 1, borderColor: 'divider' } } },
} as const;
