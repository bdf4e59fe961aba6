import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { shellLabels } from '@casefolio/domain/messages/shell';
import { Content } from './content.tsx';
import { heardOnly } from './heard-only.ts';

// Nothing shows for the first moment, so that a quick answer does not flicker.
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

function Bar({ width, height = 16 }: { readonly width: number | string; readonly height?: number }) {
  return <Box sx={{ width, height, maxWidth: '100%', borderRadius: 1, backgroundColor: 'action.selected' }} />;
}

function Waiting({ children }: { readonly children: ReactNode }) {
  return (
    <Box aria-busy="true" sx={{ animation: `${appear} 120ms 250ms both` }}>
      <Box component="output" sx={heardOnly}>
        {shellLabels.loading}
      </Box>
      <Box aria-hidden="true">{children}</Box>
    </Box>
  );
}

const rows = (count: number): readonly number[] => Array.from({ length: count }, (_unused, index) => index);

function ListRows({ count = 6 }: { readonly count?: number }) {
  return rows(count).map((row) => (
    <Box key={row} sx={{ display: 'flex', gap: 3, pb: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Bar width="22%" />
      <Bar width="44%" />
      <Bar width="14%" />
    </Box>
  ));
}

/** Holds the place of a list inside a screen. */
export function ListSkeleton({ count }: { readonly count: number }) {
  return (
    <Waiting>
      <Box sx={{ display: 'grid', gap: 2, pt: 2 }}>
        <ListRows count={count} />
      </Box>
    </Waiting>
  );
}

function FormFields() {
  return rows(4).map((row) => (
    <Box key={row} sx={{ display: 'grid', gap: 1, maxWidth: 480 }}>
      <Bar width={96} height={12} />
      <Bar width="100%" height={48} />
    </Box>
  ));
}

function TextLines() {
  return ['62%', '48%', '55%'].map((width) => <Bar key={width} width={width} />);
}

const bodies = { list: ListRows, form: FormFields, text: TextLines };

export type SkeletonKind = keyof typeof bodies;

/** Holds the place of a whole screen while its code or its first answer arrives. */
export function PageSkeleton({ kind = 'text' }: { readonly kind?: SkeletonKind }) {
  const Body = bodies[kind];
  return (
    <Content>
      <Waiting>
        <Box sx={{ display: 'grid', gap: 3, minHeight: '70vh', alignContent: 'start' }}>
          <Bar width={240} height={32} />
          <Bar width="100%" height={1} />
          <Body />
        </Box>
      </Waiting>
    </Content>
  );
}
