import { caseDetailTexts as texts } from '@casefolio/domain/messages/case-detail';
import Box from '@mui/material/Box';
import { useNavigate } from 'react-router';
import { ActionMenu } from '../../../../ui/action-menu.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { type CaseLog, editPath, newCasePath } from '../../case-log.ts';
import type { FullCase } from '../../hooks/use-case.ts';
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
  const logAnother = () => void navigate(newCasePath(log), { state: { like: caseId } });
  return (
    <ActionMenu
      label={texts.actions}
      actions={[
        { label: texts.logAnother, act: logAnother },
        { label: texts.delete, act: () => void deleteCase() },
      ]}
    />
  );
}
