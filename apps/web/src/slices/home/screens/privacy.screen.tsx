import { privacySections } from '@casefolio/domain/messages/privacy';
import { screenTitles } from '@casefolio/domain/messages/shell';
import { TextScreen } from '../../../ui/text-screen.tsx';

export function PrivacyScreen() {
  return <TextScreen title={screenTitles.privacy} sections={privacySections} />;
}
