import { caseFormLabels as labels } from '@casefolio/domain/messages/case-form';
import { useState } from 'react';
import { Content } from '../../../../ui/content.tsx';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { Trail } from '../../../../ui/trail.tsx';
import { casePath, listPath } from '../../case-log.ts';
import type { CaseFormValues } from '../case-form.ts';
import { dropDraftNow } from '../hooks/use-draft-keeper.ts';
import { formFromKept, versionOfKept } from '../kept-form.ts';
import { type CasePlace, draftKeyOf } from '../place.ts';
import { type Known, startOf } from '../start.ts';
import { CaseForm } from './case-form.tsx';
import { DraftQuestion } from './draft-question.tsx';

interface OpenedFormProps {
  readonly user: { readonly id: number; readonly hidesPaid: boolean };
  readonly place: CasePlace;
  readonly known: Known;
  readonly keptDraft: { readonly content: unknown; readonly updated_at: string } | null;
  readonly title: string;
}

const patientIn = ({ main }: CaseFormValues): string =>
  [main.patient_first_name, main.patient_last_name].filter((name) => typeof name === 'string').join(' ');

/** Dashboard, and the patient of a stored case. */
function wayTo(place: CasePlace, patient: string | null) {
  const dashboard = { label: labels.dashboard, to: listPath(place) };
  const { caseId } = place;
  return caseId === null || patient === null
    ? [dashboard]
    : [dashboard, { label: patient, to: casePath(place, caseId) }];
}

const hereAt = ({ caseId }: CasePlace): string => (caseId === null ? labels.addCase : labels.editCase);

/** The form with its heading; before it, the question what is to become of an unfinished one. */
export function OpenedForm({ user, place, known, keptDraft, title }: OpenedFormProps) {
  const [choice, setChoice] = useState<'open' | 'continue' | 'fresh'>(keptDraft ? 'open' : 'fresh');
  const [start] = useState(() => startOf(known));
  const [draft] = useState(() => keptDraft && formFromKept(keptDraft.content));
  const { stored, specialities, today } = known;
  const startFresh = () => {
    void dropDraftNow(user.id, draftKeyOf(place));
    setChoice('fresh');
  };
  const goesOn = choice === 'continue';
  return (
    <Content>
      <Trail label={labels.breadcrumb} from={wayTo(place, stored && patientIn(start))} here={hereAt(place)} />
      <PageHeading title={title} />
      {choice === 'open' && keptDraft ? (
        <DraftQuestion
          keptAt={keptDraft.updated_at}
          onContinue={() => setChoice('continue')}
          onStartFresh={startFresh}
        />
      ) : (
        <CaseForm
          userId={user.id}
          place={place}
          today={today}
          start={start}
          draft={goesOn ? draft : null}
          version={(goesOn && versionOfKept(keptDraft?.content)) || stored?.version}
          storedImages={stored?.images ?? []}
          storedHospital={stored?.hospital ?? null}
          hidesPaid={stored?.plan_hides ?? (user.hidesPaid && !place.isShared)}
          choosesFamily={place.isShared || specialities.length !== 1}
        />
      )}
    </Content>
  );
}
