import { screenTitles } from '@casefolio/domain/messages/shell';
import type { ReactNode } from 'react';
import { Content } from '../../../ui/content.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useStoredUser } from '../../accounts/accounts.api.ts';
import { useProfilePlace } from '../hooks/use-profile-place.ts';
import { useProfile } from '../hooks/use-profile.ts';
import { EducationPanel, ExperiencePanel, PositionPanel, ReimbursementPanel } from '../parts/entry-panels.tsx';
import { ProfileDialogs } from '../parts/profile-dialogs.tsx';
import { ProfileHeader } from '../parts/profile-header.tsx';
import { ProfileMenu } from '../parts/profile-menu.tsx';
import { ProfileTabs } from '../parts/profile-tabs.tsx';
import { ReportsPanel } from '../parts/reports-panel.tsx';
import { panels } from '../profile-place.ts';

/** The profile; at /edit-profile with its personal-data dialog open. */
export function ProfileScreen({ dashboards }: { readonly dashboards: ReactNode }) {
  const user = useStoredUser();
  return user && <OwnProfile key={user.id} user={user} dashboards={dashboards} />;
}

interface OwnProfileProps {
  readonly user: NonNullable<ReturnType<typeof useStoredUser>>;
  readonly dashboards: ReactNode;
}

const entryPanels = [PositionPanel, ExperiencePanel, EducationPanel, ReimbursementPanel];

function OwnProfile({ user, dashboards }: OwnProfileProps) {
  const { profile, isError, refresh } = useProfile(user.id);
  const { panelIndex, open, showPanel, openForm, closeForm } = useProfilePlace();
  const EntryPanel = entryPanels[panelIndex];
  const owner = {
    ...user,
    speciality: profile?.userProfile[0]?.speciality.name ?? null,
    pendingEmail: profile?.pendingEmail ?? null,
  };
  const change = (index: number) => {
    showPanel(index);
    refresh();
  };
  return (
    <Content>
      <PageHeading title={screenTitles.profile} />
      <ProfileHeader user={owner} menu={<ProfileMenu onEdit={() => openForm({ name: 'personal' })} />} />
      <ProfileTabs panelIndex={panelIndex} onChange={change}>
        {EntryPanel && <EntryPanel {...{ profile, isError, openForm }} tryAgain={refresh} />}
        {panelIndex === panels.reports && <ReportsPanel userId={user.id} />}
        {panelIndex === panels.dashboards && dashboards}
      </ProfileTabs>
      {profile && <ProfileDialogs profile={profile} open={open} onClose={closeForm} />}
    </Content>
  );
}
