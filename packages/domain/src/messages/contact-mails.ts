import type { Letter } from './mails.ts';

export interface Written {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** What a visitor wrote, line by line: a mail program joins lines that stand in one paragraph. */
const linesOf = (message: string): string[] => message.split(/\s*[\r\n]+\s*/).filter((line) => line !== '');

const answer = ({ name, email }: Written): Letter['action'] => ({ label: `Answer ${name}`, href: `mailto:${email}` });

export const contactLetter = (written: Written & { readonly subject: string }): Letter => ({
  subject: `Contact: ${written.subject}`,
  paragraphs: [`${written.name} (${written.email}) wrote:`, written.subject, ...linesOf(written.message)],
  action: answer(written),
  closing: 'Sent from the contact page. Answers to this mail go to the person who wrote it.',
});

export const demoLetter = (
  written: Written & { readonly businessName: string; readonly plan: string | null },
): Letter => ({
  subject: `Demo request: ${written.businessName}`,
  paragraphs: [
    `${written.name} (${written.email}) asks for a demo for ${written.businessName}.`,
    ...(written.plan ? [`Plan: ${written.plan}`] : []),
    ...linesOf(written.message),
  ],
  action: answer(written),
  closing: 'We promise to get in touch within 24 hours. Answers to this mail go to the person who wrote it.',
});

export interface NewsletterLinks {
  readonly confirm: string;
  readonly leave: string;
}

export const newsletterConfirmLetter = ({ confirm, leave }: NewsletterLinks): Letter => ({
  subject: 'Confirm your subscription to the Casefolio newsletter',
  paragraphs: [
    'Hello,',
    'somebody, we hope you, has entered this address for the Casefolio newsletter. Please confirm that you want it.',
  ],
  action: { label: 'Confirm my address', href: confirm },
  further: { label: 'Take this address off the list', href: leave },
  closing: 'The first link works once and for 48 hours. Without it you get no newsletter, and the address is deleted.',
});

export const newsletterKnownLetter = ({ leave }: NewsletterLinks): Letter => ({
  subject: 'You are on the list of the Casefolio newsletter',
  paragraphs: [
    'Hello,',
    'somebody, we hope you, has entered this address for the Casefolio newsletter. It is on the list already: there is nothing to do.',
  ],
  action: { label: 'Take this address off the list', href: leave },
  closing: 'If you want to go on getting the newsletter, you can ignore this mail.',
});
