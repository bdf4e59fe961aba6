import { screenTitles } from '@casefolio/domain/messages/shell';
import { memo, useCallback } from 'react';
import type { ReactNode } from 'react';
import { Content } from '../../../ui/content.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useStoredUser } from '../../accounts/accounts.api.ts';
import { useProfilePlace } from '../hooks/use-profile-place.ts';
import { type Profile, useProfile } from '../hooks/use-profile.ts';
import { EducationPanel, ExperiencePanel, PositionPanel, ReimbursementPanel } from '../parts/entry-panels.tsx';
import { ProfileDialogs } from '../parts/profile-dialogs.tsx';
import { ProfileHeader } from '../parts/profile-header.tsx';
import { ProfileMenu } from '../parts/profile-menu.tsx';
import { ProfileTabs } from '../parts/profile-tabs.tsx';
import { ReportsPanel } from '../parts/reports-panel.tsx';
import { type OpenForm, panels } from '../profile-place.ts';

type StoredUser = NonNullable<ReturnType<typeof useStoredUser>>;

/** The profile; at /edit-profile with its personal-data dialog open. */
export function ProfileScreen({ dashboards }: { readonly dashboards: ReactNode }) {
  const user = useStoredUser();
  return user && <OwnProfile key={user.id} user={user} dashboards={dashboards} />;
}

function OwnProfile({ user, dashboards }: { readonly user: StoredUser; readonly dashboards: ReactNode }) {
  const { profile, isError, refresh } = useProfile(user.id);
  const { panelIndex, open, showPanel, openForm, closeForm } = useProfilePlace();
  const change = useCallback(
    (index: number) => {
      showPanel(index);
      refresh();
    },
    [showPanel, refresh],
  );
  return (
    <>
      <Sheet {...{ user, profile, isError, refresh, panelIndex, dashboards, openForm }} onChange={change} />
      {profile && <ProfileDialogs profile={profile} open={open} onClose={closeForm} />}
    </>
  );
}

interface SheetProps {
  readonly user: StoredUser;
  readonly profile: Profile | null;
  readonly isError: boolean;
  readonly refresh: () => void;
  readonly panelIndex: number;
  readonly onChange: (index: number) => void;
  readonly openForm: (form: OpenForm) => void;
  readonly dashboards: ReactNode;
}

const entryPanels = [PositionPanel, ExperiencePanel, EducationPanel, ReimbursementPanel];

/** Everything beneath the dialogs, which is not drawn again when one of them opens or closes. */
const Sheet = memo(function Sheet({ user, profile, isError, refresh, panelIndex, onChange, ...rest }: SheetProps) {
  const { openForm, dashboards } = rest;
  const EntryPanel = entryPanels[panelIndex];
  const owner = {
    ...user,
    speciality: profile?.userProfile[0]?.speciality.name ?? null,
    pendingEmail: profile?.pendingEmail ?? null,
  };
  return (
    <Content>
      <PageHeading title={screenTitles.profile} />
      <ProfileHeader user={owner} menu={<ProfileMenu onEdit={() => openForm({ name: 'personal' })} />} />
      <ProfileTabs panelIndex={panelIndex} onChange={onChange}>
        {EntryPanel && <EntryPanel {...{ profile, isError, openForm }} tryAgain={refresh} />}
        {panelIndex === panels.reports && <ReportsPanel userId={user.id} />}
        {panelIndex === panels.dashboards && dashboards}
      </ProfileTabs>
    </Content>
  );
});
