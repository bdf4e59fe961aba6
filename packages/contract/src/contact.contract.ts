import { lengths } from '@casefolio/domain/contact/limits';
import { atMostCharacters, contactMessages as texts } from '@casefolio/domain/messages/contact';
import { newsletterMessages } from '@casefolio/domain/messages/newsletter';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { emailAddress } from './wire.ts';

const text = (required: string, most: number) =>
  z.string({ error: required }).trim().min(1, required).max(most, atMostCharacters(most).text);

/** Names and subjects stand in the head of a mail: a line break in them is refused. */
const line = (required: string, most: number) =>
  text(required, most).regex(/^[^\p{Cc}\u2028\u2029]*$/u, texts.oneLine.text);

const told = z.object({ message: z.string() });

export const contacts = endpoint({
  name: 'sendContactMessage',
  summary: 'Write to the people who run this site. The message is stored, and mailed to them.',
  method: 'POST',
  path: '/contacts',
  access: 'anyone',
  creates: true,
  body: z.object({
    // First and last name of the form, with a space between them.
    name: line(texts.nameRequired.text, 2 * lengths.name + 1),
    email: emailAddress(),
    subject: line(texts.subjectRequired.text, lengths.subject),
    message: text(texts.messageRequired.text, lengths.message),
  }),
  data: told,
});

export const demoRequest = endpoint({
  name: 'requestDemo',
  summary: 'Ask for a demo. The request is stored, and mailed to the people who run this site.',
  method: 'POST',
  path: '/demo_request',
  access: 'anyone',
  creates: true,
  body: z.object({
    first_name: line(texts.firstNameRequired.text, lengths.name),
    last_name: line(texts.lastNameRequired.text, lengths.name),
    email: emailAddress(),
    plan: z.string().trim().max(lengths.plan, atMostCharacters(lengths.plan).text).nullish(),
    business_name: line(texts.businessNameRequired.text, lengths.businessName),
    message: text(texts.messageRequired.text, lengths.message),
  }),
  data: told,
});

export const newsletter = endpoint({
  name: 'subscribeToNewsletter',
  summary: 'Ask for the newsletter. The answer is the same for every address; the rest is done by mail.',
  method: 'POST',
  path: '/newsletter',
  access: 'anyone',
  creates: true,
  body: z.object({ email: emailAddress() }),
  data: told,
});

export const newsletterConfirmation = endpoint({
  name: 'confirmNewsletter',
  summary: 'Redeem the link of the newsletter mail: the address is on the list. Single use, 48 hours.',
  method: 'POST',
  path: '/newsletter/confirmation',
  access: 'anyone',
  creates: true,
  body: z.object({ token: text(newsletterMessages.confirmVoid.text, 200) }),
  data: told,
  mayAnswer: ['tokenVoid'],
});

export const newsletterUnsubscription = endpoint({
  name: 'leaveNewsletter',
  summary: 'Take the address that got this link off the list, and delete it.',
  method: 'POST',
  path: '/newsletter/unsubscription',
  access: 'anyone',
  creates: true,
  body: z.object({ token: text(newsletterMessages.leaveVoid.text, 200) }),
  data: told,
  mayAnswer: ['tokenVoid'],
});

export const site = endpoint({
  name: 'readSite',
  summary: 'How to reach the people who run this site: support addresses, pages elsewhere, application stores.',
  method: 'GET',
  path: '/site',
  access: 'anyone',
  data: z.object({
    support_emails: z.array(z.string()),
    social_links: z.array(z.object({ label: z.string(), href: z.string() })),
    app_store_url: z.string().nullable(),
    play_store_url: z.string().nullable(),
  }),
});
