import { newsletterMessages as texts } from '@casefolio/domain/messages/newsletter';
import { screenTitles } from '@casefolio/domain/messages/shell';
import { NewsletterLinkCard } from '../parts/newsletter-link-card.tsx';

export function NewsletterConfirmScreen() {
  return (
    <NewsletterLinkCard
      purpose="confirm"
      heading={screenTitles.newsletterConfirm}
      lead={texts.confirmLead.text}
      act={texts.confirm.text}
    />
  );
}
