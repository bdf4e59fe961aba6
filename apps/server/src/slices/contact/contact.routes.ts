import * as contract from '@casefolio/contract/contact.contract';
import { ReadyAnswer } from '../../http/ready-answer.ts';
import type { Serve } from '../../http/serve.ts';
import type { ContactTools } from './contact-tools.ts';
import { confirmNewsletter, leaveNewsletter } from './redeem-newsletter-link.usecase.ts';
import { requestDemo } from './request-demo.usecase.ts';
import { sendContactMessage } from './send-contact-message.usecase.ts';
import { siteAnswer, type SiteSettings } from './site-answer.ts';
import { subscribe } from './subscribe.usecase.ts';

export function contactRoutes(serve: Serve, tools: ContactTools, settings: SiteSettings): void {
  const site = new ReadyAnswer(siteAnswer(settings));
  serve(contract.site, async () => site);
  serve(contract.contacts, sendContactMessage(tools));
  serve(contract.demoRequest, requestDemo(tools));
  serve(contract.newsletter, subscribe(tools));
  serve(contract.newsletterConfirmation, confirmNewsletter(tools));
  serve(contract.newsletterUnsubscription, leaveNewsletter(tools));
}
