import Box from '@mui/material/Box';

/** Stands where a section has nothing to show. */
export function NothingHere({ text }: { readonly text: string }) {
  return (
    <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', m: 0 }}>
      {text}
    </Box>
  );
}
