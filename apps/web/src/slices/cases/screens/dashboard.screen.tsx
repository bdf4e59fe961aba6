import { caseTexts } from '@casefolio/domain/messages/cases';
import { screenTitles } from '@casefolio/domain/messages/shell';
import { Content } from '../../../ui/content.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LogoMark } from '../../../ui/logo.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';

/** The surgeon's own case log. */
export function DashboardScreen() {
  return (
    <Content>
      <PageHeading title={screenTitles.dashboard} />
      <Notice picture={<LogoMark size={48} />} text={caseTexts.noCasesYet}>
        <LinkButton to="/new-case">
          <PlusIcon />
          {caseTexts.addCase}
        </LinkButton>
      </Notice>
    </Content>
  );
}
