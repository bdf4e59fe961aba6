import { lazy, Suspense, useEffect, useState } from 'react';
import { useChoicesAhead } from '../hooks/use-choices.ts';
import type { Profile } from '../hooks/use-profile.ts';
import type { OpenForm } from '../profile-place.ts';

const loadPosition = () => import('./position-dialog.tsx');
const loadEducation = () => import('./education-dialog.tsx');
const loadReimbursement = () => import('./reimbursement-dialog.tsx');
const loadPersonal = () => import('./personal-data-dialog.tsx');

const PositionDialog = lazy(async () => ({ default: (await loadPosition()).PositionDialog }));
const EducationDialog = lazy(async () => ({ default: (await loadEducation()).EducationDialog }));
const ReimbursementDialog = lazy(async () => ({ default: (await loadReimbursement()).ReimbursementDialog }));
const PersonalDataDialog = lazy(async () => ({ default: (await loadPersonal()).PersonalDataDialog }));

interface ProfileDialogsProps {
  readonly profile: Profile;
  readonly open: OpenForm | null;
  readonly onClose: () => void;
}

function Shown({ profile, open, onClose }: ProfileDialogsProps & { readonly open: OpenForm }) {
  // An entry stays what it was when its dialog opened, also while it is being saved or deleted.
  const [{ id: userId, ...opened }] = useState(profile);
  if (open.name === 'personal') return <PersonalDataDialog profile={profile} onClose={onClose} />;
  if (open.name === 'reimbursement') {
    return <ReimbursementDialog userId={userId} reimbursement={opened.reimbursement} onClose={onClose} />;
  }
  const entry = <Item extends { readonly id: number }>(items: readonly Item[]) =>
    items.find(({ id }) => id === open.id) ?? null;
  if (open.name === 'education') {
    const education = entry(opened.userEducations);
    return isGone(open, education) ? null : <EducationDialog {...{ userId, education, onClose }} />;
  }
  const position = entry(open.name === 'position' ? opened.currentPositions : opened.userExperiences);
  return isGone(open, position) ? null : <PositionDialog kind={open.name} {...{ userId, position, onClose }} />;
}

/** The browser's Forward may lead to something that was deleted since. */
const isGone = ({ id }: { readonly id: number | null }, entry: unknown): boolean => id !== null && entry === null;

function Ahead() {
  useChoicesAhead();
  useEffect(() => {
    void Promise.allSettled([loadPosition(), loadEducation(), loadReimbursement(), loadPersonal()]);
  }, []);
  return null;
}

/** How long the page itself has the network for its own. */
const quietMs = 1500;

/** Whoever pays for each byte has asked the browser to fetch nothing ahead. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}

/** The dialog that is open. What all of them need is fetched once the page has come to rest, so that each opens at once. */
export function ProfileDialogs({ profile, open, onClose }: ProfileDialogsProps) {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    if (savesData()) return undefined;
    const timer = setTimeout(() => setAtRest(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Suspense>
      {isAtRest && <Ahead />}
      {open && <Shown key={`${open.name} ${'id' in open ? open.id : ''}`} {...{ profile, open, onClose }} />}
    </Suspense>
  );
}
