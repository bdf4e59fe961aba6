import { Suspense, useEffect, useState } from 'react';
import { loadAhead } from '../../../ui/load-ahead.tsx';
import { useChoicesAhead } from '../hooks/use-choices.ts';
import type { Profile } from '../hooks/use-profile.ts';
import type { OpenForm } from '../profile-place.ts';
import { useIsAtRest } from '../../../ui/use-is-at-rest.ts';

const position = loadAhead(async () => (await import('./position-dialog.tsx')).PositionDialog);
const education = loadAhead(async () => (await import('./education-dialog.tsx')).EducationDialog);
const reimbursement = loadAhead(async () => (await import('./reimbursement-dialog.tsx')).ReimbursementDialog);
const personal = loadAhead(async () => (await import('./personal-data-dialog.tsx')).PersonalDataDialog);

interface ProfileDialogsProps {
  readonly profile: Profile;
  readonly open: OpenForm | null;
  readonly onClose: () => void;
}

function Shown({ profile, open, onClose }: ProfileDialogsProps & { readonly open: OpenForm }) {
  // An entry stays what it was when its dialog opened, also while it is being saved or deleted.
  const [{ id: userId, ...opened }] = useState(profile);
  if (open.name === 'personal') return <personal.Part profile={profile} onClose={onClose} />;
  if (open.name === 'reimbursement') {
    return <reimbursement.Part userId={userId} reimbursement={opened.reimbursement} onClose={onClose} />;
  }
  const entry = <Item extends { readonly id: number }>(items: readonly Item[]) =>
    items.find(({ id }) => id === open.id) ?? null;
  if (open.name === 'education') {
    const found = entry(opened.userEducations);
    return isGone(open, found) ? null : <education.Part {...{ userId, onClose }} education={found} />;
  }
  const found = entry(open.name === 'position' ? opened.currentPositions : opened.userExperiences);
  return isGone(open, found) ? null : <position.Part kind={open.name} {...{ userId, onClose }} position={found} />;
}

/** The browser's Forward may lead to something that was deleted since. */
const isGone = ({ id }: { readonly id: number | null }, entry: unknown): boolean => id !== null && entry === null;

function Ahead() {
  useChoicesAhead();
  useEffect(() => {
    void Promise.allSettled([position, education, reimbursement, personal].map(({ prepare }) => prepare()));
  }, []);
  return null;
}

/** The dialog that is open. What all of them need is fetched once the page has come to rest, so that each opens at once. */
export function ProfileDialogs({ profile, open, onClose }: ProfileDialogsProps) {
  const isAtRest = useIsAtRest();
  return (
    <Suspense>
      {isAtRest && <Ahead />}
      {open && <Shown key={`${open.name} ${'id' in open ? open.id : ''}`} {...{ profile, open, onClose }} />}
    </Suspense>
  );
}
