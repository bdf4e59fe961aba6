import Box from '@mui/material/Box';

/** The red line of a form. It is there before it speaks, so that screen readers hear it. */
export function ProblemLine({ text }: { readonly text: string | null }) {
  return (
    <Box role="alert" sx={{ typography: 'body2', fontWeight: 600, color: 'error.main', mb: text === null ? 0 : 2 }}>
      {text}
    </Box>
  );
}
