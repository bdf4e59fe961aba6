/** Makes MUI's Autocomplete as high as the other inputs, and draws a line around its list. */
export const autocompleteLook = {
  sx: { '& .MuiOutlinedInput-root': { minHeight: 48, py: '3px' } },
  slotProps: { paper: { elevation: 4, sx: { border: 1, borderColor: 'divider' } } },
} as const;
