import { profileLabels } from '@casefolio/domain/messages/profile-screen';
import { shellLabels } from '@casefolio/domain/messages/shell';
import { ActionMenu } from '../../../ui/action-menu.tsx';

/** What can be done with one's profile. */
export function ProfileMenu({ onEdit }: { readonly onEdit: () => void }) {
  return (
    <ActionMenu
      label={profileLabels.menu}
      actions={[
        { label: shellLabels.currentPlan, to: '/MyPlan' },
        { label: profileLabels.editPersonalInfo, act: onEdit },
      ]}
    />
  );
}
