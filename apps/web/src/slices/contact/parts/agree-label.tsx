import { accountMessages } from '@casefolio/domain/messages/accounts';
import { contactMessages as texts } from '@casefolio/domain/messages/contact';
import { TextLink } from '../../accounts/parts/text-link.tsx';

const [before, after] = texts.agree.text.split(texts.agreeLink.text);

/** The terms open beside the form, so that nothing typed is lost. */
export const agreeLabel = (
  <>
    {before}
    <TextLink to="/terms" target="_blank" rel="noopener" title={accountMessages.opensNewTab.text}>
      {texts.agreeLink.text}
    </TextLink>
    {after}
  </>
);
