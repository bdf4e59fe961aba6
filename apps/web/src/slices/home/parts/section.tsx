import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { measure } from '../../../ui/content.tsx';
import { laidOutWhenNear } from '../../../ui/laid-out-when-near.ts';

/** Every second band of a page lies on paper, so that one is told from the next. */
const Band = styled('section')({
  ...laidOutWhenNear(700),
  '&:nth-of-type(even)': {
    backgroundColor: 'var(--mui-palette-background-paper)',
    borderBlock: '1px solid var(--mui-palette-divider)',
  },
});

/** The measure of a public page and the air around it. */
export const Measure = styled('div')(({ theme }) => ({
  maxWidth: measure,
  margin: '0 auto',
  padding: '56px 16px',
  [theme.breakpoints.up('md')]: { padding: '88px 32px' },
}));

/** One band of a public page. */
export function Section({ children }: { readonly children: ReactNode }) {
  return (
    <Band>
      <Measure>{children}</Measure>
    </Band>
  );
}

/** A text and its picture: one above the other where it is narrow. */
export const SideBySide = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: 40,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr', gap: 80 },
}));

/** What belongs together, from top to bottom. */
export const Column = styled('div')({ display: 'grid', justifyItems: 'start', gap: 16 });
