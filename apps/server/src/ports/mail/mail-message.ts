import type { SendMailOptions } from 'nodemailer';

import type { Mail } from './mail.port.ts';

// One address and nothing that could be read as a second one, a comment or a header.
const oneAddress = /^[^\s\p{Cc}<>()[\]",;:\\@]+@[^\s\p{Cc}<>()[\]",;:\\@]+$/u;

/** What nodemailer composes, the same for every way a mail can leave. */
export function mailMessage(from: string, mail: Mail): SendMailOptions {
  const { to, replyTo, unsubscribeUrl } = mail;
  if (![to, replyTo ?? to].every(({ address }) => oneAddress.test(address)))
    throw new Error('The mail was not sent: its recipient is not one e-mail address.');
  return {
    from,
    to: party(to),
    ...(replyTo && { replyTo: party(replyTo) }),
    ...(unsubscribeUrl !== undefined && { list: { unsubscribe: unsubscribeUrl } }),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const party = ({ name, address }: Mail['to']) => ({ name: oneLine(name), address });

/** A line break in a name or a subject would begin a header of the sender's choice. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
