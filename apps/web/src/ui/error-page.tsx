import { useLocation, useRouteError } from 'react-router';
import { failureTexts } from '@casefolio/domain/messages/shell';
import { Content } from './content.tsx';
import { kindOfFailure } from './failure.ts';
import { LinkButton } from './link-button.tsx';
import { Notice } from './notice.tsx';
import { PageHeading } from './page-heading.tsx';
import { ScreenTitle } from './screen-title.tsx';

/** What is shown instead of a screen that failed: one sentence and two ways on, both of which start the application afresh. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const isOurFault = kindOfFailure(error, navigator.onLine) === 'unexpected';
  const title = isOurFault ? failureTexts.unexpectedTitle : failureTexts.offlineTitle;
  return (
    <Content>
      <ScreenTitle text={title} />
      <PageHeading title={title} />
      <Notice text={isOurFault ? failureTexts.unexpectedBody : failureTexts.offlineBody}>
        <LinkButton to={`${pathname}${search}`} reloadDocument>
          {failureTexts.tryAgain}
        </LinkButton>
        <LinkButton to="/" reloadDocument look="outlined">
          {failureTexts.toHome}
        </LinkButton>
      </Notice>
    </Content>
  );
}
