import { screenTitles } from '@casefolio/domain/messages/shell';
import { useParams } from 'react-router';
import { NotFoundScreen } from '../../../ui/not-found.tsx';
import { useStoredUser } from '../../accounts/accounts.api.ts';
import { type CaseLog, idInPath } from '../case-log.ts';
import { CaseDetail } from '../parts/detail/case-detail.tsx';

/** One of one's own cases. */
export function CaseScreen() {
  const user = useStoredUser();
  return user && <CaseOfLog log={{ ownerId: user.id, isShared: false }} />;
}

/** A case of a doctor who shares their log. */
export function SharedCaseScreen() {
  const ownerId = idInPath(useParams().doctorId);
  if (ownerId === null) return <NotFoundScreen title={screenTitles.case} />;
  return <CaseOfLog log={{ ownerId, isShared: true }} />;
}

function CaseOfLog({ log }: { readonly log: CaseLog }) {
  const caseId = idInPath(useParams().caseId);
  if (caseId === null) return <NotFoundScreen title={screenTitles.case} />;
  return <CaseDetail key={`${log.ownerId} ${caseId}`} log={log} caseId={caseId} />;
}
