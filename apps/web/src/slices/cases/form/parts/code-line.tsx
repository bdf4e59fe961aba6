import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { removeCode } from '@casefolio/domain/messages/case-form';
import { IconAction } from '../../../../ui/icon-action.tsx';
import { CloseIcon } from '../../../../ui/icons.tsx';

interface CodeLineProps {
  readonly code: string;
  readonly description: string;
  /** Lines after which the description is cut. */
  readonly lines: number;
  readonly children?: ReactNode;
  readonly onRemove: () => void;
}

/** A chosen code with its description, and the way to take it out. */
export function CodeLine({ code, description, lines, children, onRemove }: CodeLineProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box component="span" sx={{ fontWeight: 600, mr: 1.5 }}>
          {code}
        </Box>
        <Box
          component="span"
          sx={{
            typography: 'body2',
            overflowWrap: 'anywhere',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: lines,
            overflow: 'hidden',
          }}
        >
          {description}
        </Box>
      </Box>
      {children}
      <IconAction type="button" aria-label={removeCode(code)} onClick={onRemove}>
        <CloseIcon size={18} />
      </IconAction>
    </Box>
  );
}

export const codeList = { m: 0, p: 0, listStyle: 'none' } as const;
