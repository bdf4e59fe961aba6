import { createTransport } from 'nodemailer';

import { mailMessage } from './mail-message.ts';
import type { Mailer } from './mail.port.ts';

const patienceMs = 10_000;

export interface SmtpOptions {
  /** SMTP_URL, such as smtps://user:password@mail.example.com */
  readonly url: string;
  /** MAIL_FROM, such as Casefolio <no-reply@example.com> */
  readonly from: string;
}

/** Sends by SMTP, one connection a mail: mails are rare, and a kept connection is one more thing that goes stale. */
export function smtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
  });
  return {
    async send(mail) {
      const message = mailMessage(from, mail);
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw refusal(url, error);
      }
    },
    async close() {
      transport.close();
    },
  };
}

/** Says which server and why, in codes: the server's own words may quote the recipient's address into our logs. */
function refusal(url: string, error: unknown): Error {
  const codes = ['code', 'originalCode', 'responseCode']
    .map((name) => (error instanceof Error ? Reflect.get(error, name) : undefined))
    .filter((code) => code !== undefined);
  const why = codes.join(', ') || 'no reason given';
  return new Error(
    `The mail server ${new URL(url).host} did not take the mail (${why}): check SMTP_URL and MAIL_FROM.`,
  );
}
