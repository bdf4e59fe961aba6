import { entryTexts, profileLabels } from '@casefolio/domain/messages/profile-screen';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ListSkeleton } from '../../../ui/skeletons.tsx';
import { NotLoaded } from '../../accounts/parts/not-loaded.tsx';
import type { EntryKind } from '../profile-place.ts';

interface EntryPanelProps {
  readonly kind: EntryKind;
  readonly state: 'loading' | 'failed' | 'here';
  readonly isEmpty: boolean;
  readonly canAdd?: boolean;
  readonly onAdd: () => void;
  readonly tryAgain: () => void;
  /** The cards. */
  readonly children: ReactNode;
}

const cards = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr', xl: '1fr 1fr 1fr' },
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** One of the first four tabs: its cards, and the way to add one. */
export function EntryPanel({ kind, state, isEmpty, canAdd = true, onAdd, tryAgain, children }: EntryPanelProps) {
  if (state === 'loading') return <ListSkeleton count={2} />;
  if (state === 'failed') return <NotLoaded text={profileLabels.notLoaded} tryAgain={tryAgain} />;
  const add = (
    <Button variant="contained" startIcon={<PlusIcon />} onClick={onAdd}>
      {entryTexts[kind].add}
    </Button>
  );
  if (isEmpty) return <Notice text={entryTexts[kind].empty}>{add}</Notice>;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {canAdd && <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{add}</Box>}
      <Box component="ul" sx={cards}>
        {children}
      </Box>
    </Box>
  );
}
