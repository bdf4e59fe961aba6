import { newsletterMessages as texts } from '@casefolio/domain/messages/newsletter';
import { screenTitles } from '@casefolio/domain/messages/shell';
import { NewsletterLinkCard } from '../parts/newsletter-link-card.tsx';

export function NewsletterLeaveScreen() {
  return (
    <NewsletterLinkCard
      purpose="leave"
      heading={screenTitles.newsletterLeave}
      lead={texts.leaveLead.text}
      act={texts.leave.text}
    />
  );
}
