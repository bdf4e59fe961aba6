import { caseDetailTexts as texts } from '@casefolio/domain/messages/case-detail';
import { exportTexts } from '@casefolio/domain/messages/transfer';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionMenu } from '../../../../ui/action-menu.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { type CaseLog, editPath, newCasePath } from '../../case-log.ts';
import type { FullCase } from '../../hooks/use-case.ts';
import { ExportDialog } from './export-dialog.tsx';
import { useDeletion } from './use-deletion.ts';

interface CaseActionsProps {
  readonly log: CaseLog;
  readonly theCase: FullCase;
}

/** The owner may do everything, an editor edit, a viewer nothing. */
export function CaseActions({ log, theCase }: CaseActionsProps) {
  if (theCase.permission === 'VIEWER') return null;
  return (
    <Box data-screen-only sx={{ display: 'flex', gap: 1 }}>
      <LinkButton look="outlined" to={editPath(log, theCase.id)}>
        {texts.edit}
      </LinkButton>
      {theCase.permission === 'OWNER' && <OwnersMenu log={log} caseId={theCase.id} />}
    </Box>
  );
}

function OwnersMenu({ log, caseId }: { readonly log: CaseLog; readonly caseId: number }) {
  const navigate = useNavigate();
  const deleteCase = useDeletion(log, caseId);
  const [isExporting, setExporting] = useState(false);
  const logAnother = () => void navigate(newCasePath(log), { state: { like: caseId } });
  return (
    <>
      <ActionMenu
        label={texts.actions}
        actions={[
          { label: texts.logAnother, act: logAnother },
          { label: exportTexts.export, act: () => setExporting(true) },
          { label: texts.delete, act: () => void deleteCase() },
        ]}
      />
      {isExporting && <ExportDialog ownerId={log.ownerId} caseId={caseId} onClose={() => setExporting(false)} />}
    </>
  );
}
