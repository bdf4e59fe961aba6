import { termsSections } from '@casefolio/domain/messages/terms';
import { screenTitles } from '@casefolio/domain/messages/shell';
import { TextScreen } from '../../../ui/text-screen.tsx';

export function TermsScreen() {
  return <TextScreen title={screenTitles.terms} sections={termsSections} />;
}
