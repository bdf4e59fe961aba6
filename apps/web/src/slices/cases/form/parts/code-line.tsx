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
  /** How often it was done, and what that is worth. */
  readonly children?: ReactNode;
  /** Also takes the keyboard elsewhere: the button that was pressed is gone. */
  readonly onRemove: () => void;
}

/** A chosen code with its description, and the way to take it out. */
export function CodeLine({ code, description, lines, children, onRemove }: CodeLineProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        // On a phone what is counted stands under the code that it belongs to.
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 40px', sm: 'minmax(0, 1fr) auto 40px' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
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
      <IconAction
        type="button"
        aria-label={removeCode(code)}
        sx={{ gridRow: 1, gridColumn: -2, alignSelf: { xs: 'start', sm: 'center' } }}
        onClick={onRemove}
      >
        <CloseIcon size={18} />
      </IconAction>
      {children && (
        <Box
          sx={{
            gridArea: { xs: '2 / 1 / auto / -1', sm: '1 / 2' },
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
          }}
        >
          {children}
        </Box>
      )}
    </Box>
  );
}

export const codeList = { m: 0, p: 0, listStyle: 'none' } as const;
