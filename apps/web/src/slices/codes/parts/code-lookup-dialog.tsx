import { codeLabels } from '@casefolio/domain/messages/codes';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { CodeKind } from '../code.ts';
import { CodeLookup } from './code-lookup.tsx';
import type { CodeLookupProps } from './code-lookup.tsx';

interface CodeLookupDialogProps<K extends CodeKind> extends CodeLookupProps<K> {
  readonly open: boolean;
}

const titles = { cpt: codeLabels.cptSearch, icd: codeLabels.icdSearch } as const;

// A fixed height: the dialog does not jump with every letter.
const paper = {
  height: 'min(720px, 100% - 32px)',
  m: { xs: 1, sm: 4 },
  width: { xs: 'calc(100% - 16px)', sm: '100%' },
};

/** Several codes at once, over as many searches as it takes. It starts afresh each time it is opened. */
export function CodeLookupDialog<K extends CodeKind>({ open, ...lookup }: CodeLookupDialogProps<K>) {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      onClose={lookup.onClose}
      slotProps={{ paper: { sx: paper } }}
    >
      <DialogTitle id={titleId} sx={{ pb: 1 }}>
        {titles[lookup.kind]}
      </DialogTitle>
      <CodeLookup {...lookup} />
    </Dialog>
  );
}
