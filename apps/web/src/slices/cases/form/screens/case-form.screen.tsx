import { todayAt } from '@casefolio/domain/dates/calendar-day';
import { caseFormLabels as labels } from '@casefolio/domain/messages/case-form';
import { commonMessages } from '@casefolio/domain/messages/common';
import { planById } from '@casefolio/domain/plans/plans';
import { screenTitles } from '@casefolio/domain/messages/shell';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { Content } from '../../../../ui/content.tsx';
import { NotFoundScreen } from '../../../../ui/not-found.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { PageSkeleton } from '../../../../ui/skeletons.tsx';
import { useStoredUser } from '../../../accounts/accounts.api.ts';
import { idInPath } from '../../case-log.ts';
import { useCaseStart } from '../hooks/use-case-start.ts';
import { useHospitals } from '../hooks/use-hospitals.ts';
import { type CasePlace, newCaseState } from '../place.ts';
import { OpenedForm } from '../parts/opened-form.tsx';

type StoredUser = NonNullable<ReturnType<typeof useStoredUser>>;

/** Add or edit a case, in one's own log or in a colleague's. */
export function CaseFormScreen() {
  const user = useStoredUser();
  const { doctorId, caseId } = useParams();
  const { pathname } = useLocation();
  if (user === null) return null;
  const isNew = caseId === undefined;
  const ownerId = doctorId === undefined ? user.id : idInPath(doctorId);
  const id = isNew ? null : idInPath(caseId);
  if (ownerId === null || (!isNew && id === null)) {
    return <NotFoundScreen title={isNew ? screenTitles.newCase : screenTitles.editCase} />;
  }
  // Each address is a form of its own.
  return <Start key={pathname} user={user} place={{ ownerId, caseId: id, isShared: doctorId !== undefined }} />;
}

function Start({ user, place }: { readonly user: StoredUser; readonly place: CasePlace }) {
  const location = useLocation();
  const [state] = useState(() => newCaseState(location.state));
  const [today] = useState(() => todayAt(new Date(), -new Date().getTimezoneOffset() / 60));
  const { start, failure, tryAgain } = useCaseStart(user.id, place, state);
  const { hospitals, isError } = useHospitals(place.ownerId);
  const title = place.caseId === null ? screenTitles.newCase : screenTitles.editCase;
  if (failure === 'missing') return <NotFoundScreen title={title} />;
  if (failure === 'failed') return <NotLoadedScreen title={title} tryAgain={tryAgain} />;
  if (start === null || (hospitals === null && !isError)) return <PageSkeleton kind="form" />;
  if (!start.mayWrite) return <ReadOnlyScreen title={title} />;
  return (
    <OpenedForm
      user={{ id: user.id, hidesPaid: !planById(user.planId).opensImages }}
      place={place}
      known={{ ...start, hospitalIds: (hospitals ?? []).map(({ id }) => id), today, state }}
      keptDraft={start.draft}
      title={title}
    />
  );
}

function NotLoadedScreen({ title, tryAgain }: { readonly title: string; readonly tryAgain: () => void }) {
  return (
    <Content>
      <PageHeading title={title} />
      <Notice text={labels.notLoaded}>
        <Button variant="contained" onClick={tryAgain}>
          {labels.tryAgain}
        </Button>
      </Notice>
    </Content>
  );
}

function ReadOnlyScreen({ title }: { readonly title: string }) {
  return (
    <Content>
      <PageHeading title={title} />
      <Notice text={commonMessages.viewersOnlyRead.text} />
    </Content>
  );
}
