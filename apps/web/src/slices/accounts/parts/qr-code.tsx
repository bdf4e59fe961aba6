import Box from '@mui/material/Box';
import { encode } from 'uqr';
import { qrPath } from '../qr-path.ts';

/** Dark on white in either colour scheme, with the white border that scanners need. Who cannot see it finds the same as text beside it. */
export function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return (
    <Box sx={{ display: 'grid', width: 200, borderRadius: 1, overflow: 'hidden', backgroundColor: '#fff' }}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
        <path d={qrPath(data)} fill="#000" />
      </svg>
    </Box>
  );
}
