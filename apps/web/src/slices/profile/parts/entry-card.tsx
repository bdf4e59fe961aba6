import { profileLabels } from '@casefolio/domain/messages/profile-screen';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { heardOnly } from '../../../ui/heard-only.ts';

interface EntryCardProps {
  readonly title: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** One entry as a card; pressing it opens it for editing. */
export function EntryCard({ title, onOpen, children }: EntryCardProps) {
  return (
    <Box component="li" sx={{ display: 'flex' }}>
      <ButtonBase
        onClick={onOpen}
        sx={{
          display: 'block',
          width: '100%',
          p: 2,
          textAlign: 'start',
          overflowWrap: 'anywhere',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          backgroundColor: 'background.paper',
          transition: 'border-color 120ms',
          '&:hover': { borderColor: 'primary.main' },
        }}
      >
        <Box component="span" sx={heardOnly}>
          {`${profileLabels.edit}: `}
        </Box>
        <Box component="span" sx={{ display: 'block', typography: 'h3' }}>
          {title}
        </Box>
        {children}
      </ButtonBase>
    </Box>
  );
}

/** A line of a card. */
export function CardLine({ children, quiet = false }: { readonly children: ReactNode; readonly quiet?: boolean }) {
  return (
    <Box
      component="span"
      sx={{ display: 'block', mt: 0.5, typography: 'body2', color: quiet ? 'text.secondary' : 'text.primary' }}
    >
      {children}
    </Box>
  );
}
