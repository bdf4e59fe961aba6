import Box from '@mui/material/Box';

const stitches = Array.from({ length: 7 }, (_unused, index) => 14 + index * 22);

/** The product's own rule: a closed incision with seven stitches. */
export function Suture() {
  return (
    <Box
      component="svg"
      viewBox="0 0 160 20"
      aria-hidden="true"
      sx={{ display: 'block', width: 160, height: 20, color: 'primary.main', fill: 'none', stroke: 'currentColor' }}
    >
      <path d="M2 10h156" strokeWidth="1.5" strokeLinecap="round" />
      {stitches.map((x) => (
        <path key={x} d={`M${x + 3} 3l-6 14`} strokeWidth="2" strokeLinecap="round" />
      ))}
    </Box>
  );
}
