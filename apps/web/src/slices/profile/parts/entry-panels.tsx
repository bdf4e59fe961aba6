import type { Education } from '../education-form.ts';
import type { Profile } from '../hooks/use-profile.ts';
import type { Position } from '../position-form.ts';
import type { EntryKind, OpenForm } from '../profile-place.ts';
import { stayInWords } from '../stay.ts';
import { CardLine, EntryCard } from './entry-card.tsx';
import { EntryPanel } from './entry-panel.tsx';
import { ReimbursementCard } from './reimbursement-card.tsx';

interface PanelProps {
  readonly profile: Profile | null;
  readonly isError: boolean;
  readonly tryAgain: () => void;
  readonly openForm: (form: OpenForm) => void;
}

/** What the four panels share. */
function shared(kind: EntryKind, { profile, isError, tryAgain, openForm }: PanelProps) {
  const state = profile ? ('here' as const) : isError ? ('failed' as const) : ('loading' as const);
  return { kind, state, tryAgain, onAdd: () => openForm({ name: kind, id: null }) };
}

const positionCard = (position: Position, onOpen: () => void) => (
  <EntryCard key={position.id} title={position.speciality.name} onOpen={onOpen}>
    <CardLine>{position.hospital.name}</CardLine>
    <CardLine quiet>{stayInWords(position)}</CardLine>
  </EntryCard>
);

const educationCard = (education: Education, onOpen: () => void) => (
  <EntryCard key={education.id} title={education.institutionName} onOpen={onOpen}>
    <CardLine>
      {education.degree.name} · {education.speciality.name}
    </CardLine>
    <CardLine quiet>{stayInWords(education)}</CardLine>
  </EntryCard>
);

export function PositionPanel(props: PanelProps) {
  const { profile, openForm } = props;
  return (
    <EntryPanel {...shared('position', props)} isEmpty={profile?.currentPositions.length === 0}>
      {profile?.currentPositions.map((one) => positionCard(one, () => openForm({ name: 'position', id: one.id })))}
    </EntryPanel>
  );
}

export function ExperiencePanel(props: PanelProps) {
  const { profile, openForm } = props;
  return (
    <EntryPanel {...shared('experience', props)} isEmpty={profile?.userExperiences.length === 0}>
      {profile?.userExperiences.map((one) => positionCard(one, () => openForm({ name: 'experience', id: one.id })))}
    </EntryPanel>
  );
}

export function EducationPanel(props: PanelProps) {
  const { profile, openForm } = props;
  return (
    <EntryPanel {...shared('education', props)} isEmpty={profile?.userEducations.length === 0}>
      {profile?.userEducations.map((one) => educationCard(one, () => openForm({ name: 'education', id: one.id })))}
    </EntryPanel>
  );
}

/** One record a person: once it is there, none can be added. */
export function ReimbursementPanel(props: PanelProps) {
  const { profile, openForm } = props;
  const reimbursement = profile?.reimbursement ?? null;
  return (
    <EntryPanel {...shared('reimbursement', props)} isEmpty={reimbursement === null} canAdd={false}>
      {reimbursement && (
        <ReimbursementCard reimbursement={reimbursement} onOpen={() => openForm({ name: 'reimbursement', id: null })} />
      )}
    </EntryPanel>
  );
}
