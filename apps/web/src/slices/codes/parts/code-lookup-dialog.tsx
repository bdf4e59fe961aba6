import { codeLabels } from '@casefolio/domain/messages/codes';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useWholeDoubleClick } from '../../../ui/use-whole-double-click.ts';
import type { CodeKind } from '../code.ts';
import { CodeLookup } from './code-lookup.tsx';
import type { CodeLookupProps } from './code-lookup.tsx';
import { lowScreen } from './low-screen.ts';

interface CodeLookupDialogProps<K extends CodeKind> extends CodeLookupProps<K> {
  readonly open: boolean;
}

const titles = { cpt: codeLabels.cptSearch, icd: codeLabels.icdSearch } as const;

// A fixed height: the dialog does not jump with every letter.
const paper = {
  height: 'min(720px, 100% - 32px)',
  m: { xs: 1, sm: 4 },
  width: { xs: 'calc(100% - 16px)', sm: '100%' },
  [lowScreen]: { m: 1, height: 'calc(100% - 16px)', maxHeight: 'calc(100% - 16px)' },
};

/** Each opening has its number. */
function useOpening(open: boolean): number {
  const [last, setLast] = useState({ open, number: 0 });
  if (open !== last.open) setLast({ open, number: last.number + (open ? 1 : 0) });
  return last.number;
}

/** Several codes at once, over as many searches as it takes. It starts afresh each time it is opened. */
export function CodeLookupDialog<K extends CodeKind>({ open, ...lookup }: CodeLookupDialogProps<K>) {
  const titleId = useId();
  const opening = useOpening(open);
  useWholeDoubleClick(open);
  return (
    <Dialog
      open={open}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      onClose={lookup.onClose}
      slotProps={{ paper: { sx: paper } }}
    >
      <DialogTitle id={titleId} sx={{ pb: 1, [lowScreen]: { py: 0.75, fontSize: '1rem', lineHeight: 1.5 } }}>
        {titles[lookup.kind]}
      </DialogTitle>
      {/* Also when it is opened again before it has faded out. */}
      <CodeLookup key={opening} {...lookup} />
    </Dialog>
  );
}
