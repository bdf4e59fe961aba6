import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The colours of every drawing, so that it changes with the page. */
export const ink = 'var(--mui-palette-primary-main)';
export const paper = 'var(--mui-palette-background-paper)';
export const rule = 'var(--mui-palette-divider)';
export const pencil = 'var(--mui-palette-text-secondary)';
export const tint = 'color-mix(in srgb, var(--mui-palette-primary-main) 14%, var(--mui-palette-background-paper))';

/** A drawing beside a text that says the same. */
export function Drawing({
  children,
  size,
}: {
  readonly children: ReactNode;
  readonly size: readonly [number, number];
}) {
  const [width, height] = size;
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      sx={{
        display: 'block',
        maxWidth: '100%',
        height: 'auto',
        fill: 'none',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }}
    >
      {children}
    </Box>
  );
}

interface SheetProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A sheet of the folio. */
export function Sheet(place: SheetProps) {
  return <rect {...place} rx="7" fill={paper} stroke={rule} strokeWidth="1.5" />;
}
