import { failureTexts } from '@casefolio/domain/messages/shell';
import { Content } from './content.tsx';
import { LinkButton } from './link-button.tsx';
import { Notice } from './notice.tsx';
import { PageHeading } from './page-heading.tsx';

/** The 404 inside a screen: what was asked for is not there, or not theirs to see. */
export function NotFound() {
  return (
    <Notice title={failureTexts.missingTitle} text={failureTexts.missingBody}>
      <LinkButton to="/dashboard">{failureTexts.toDashboard}</LinkButton>
    </Notice>
  );
}

/** A whole screen of which nothing else can be shown. */
export function NotFoundScreen({ title }: { readonly title: string }) {
  return (
    <Content>
      <PageHeading title={title} />
      <NotFound />
    </Content>
  );
}
