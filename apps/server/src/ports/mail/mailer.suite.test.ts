import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { describe, expect, onTestFinished, test } from 'vitest';

import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { Mail, Mailer } from './mail.port.ts';
import { outboxMailer } from './outbox.mailer.ts';
import { smtpMailer } from './smtp.mailer.ts';
import { startMailServer } from './testing/mail-server.ts';

const from = 'Casefolio <no-reply@casefolio.example>';

interface Bench {
  readonly mailer: Mailer;
  /** Every mail that has arrived: who it was handed to, and its source. */
  readonly arrived: () => Promise<{ recipients: string[]; source: Buffer }[]>;
}

async function smtpBench(): Promise<Bench> {
  const server = await startMailServer();
  const mailer = smtpMailer({ url: server.url, from });
  onTestFinished(() => mailer.close());
  return { mailer, arrived: async () => server.mails };
}

async function outboxBench(): Promise<Bench> {
  const folder = await temporaryFolder();
  const mailer = outboxMailer({ folder, from });
  onTestFinished(() => mailer.close());
  return {
    mailer,
    async arrived() {
      const sources = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
      return Promise.all(
        sources.map(async (source) => ({ source, recipients: addresses(await PostalMime.parse(source)) })),
      );
    },
  };
}

function addresses(email: Email): string[] {
  return [email.to, email.cc, email.bcc].flatMap((list) => (list ?? []).map(({ address }) => address ?? ''));
}

const mail: Mail = {
  to: { name: 'Ada Lovelace', address: 'ada@example.com' },
  subject: 'Confirm your address',
  text: 'Open http://localhost:3000/verification/abc',
  html: '<p><a href="http://localhost:3000/verification/abc">Confirm</a></p>',
};

describe.each([
  { name: 'SMTP', start: smtpBench },
  { name: 'outbox', start: outboxBench },
])('$name', ({ start }) => {
  async function sent(changes: Partial<Mail>) {
    const { mailer, arrived } = await start();
    await mailer.send({ ...mail, ...changes });
    const [first, ...others] = await arrived();
    if (!first) throw new Error('No mail arrived.');
    expect(others).toEqual([]);
    return { ...first, email: await PostalMime.parse(first.source) };
  }

  test('a mail arrives at its one recipient, from the configured sender', async () => {
    const { recipients, email } = await sent({});
    expect(recipients).toEqual(['ada@example.com']);
    expect(email.to).toEqual([expect.objectContaining({ name: 'Ada Lovelace', address: 'ada@example.com' })]);
    expect(email.from).toMatchObject({ name: 'Casefolio', address: 'no-reply@casefolio.example' });
    expect(email.subject).toBe('Confirm your address');
    expect(email.messageId).toMatch(/^<.+@casefolio\.example>$/);
  });

  test('it carries a text and an HTML part, and says that a machine has written it', async () => {
    const { email } = await sent({});
    expect(email.text?.trim()).toBe(mail.text);
    expect(email.html?.trim()).toBe(mail.html);
    expect(email.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  });

  test('accents and emoji come through in name, subject and both parts', async () => {
    const { email } = await sent({
      to: { name: 'Zoë Müller-Ångström 🩺', address: 'zoe@example.com' },
      subject: 'Bestätigung: naïve café 🏥',
      text: 'Grüße aus Łódź 🙂\n.\nafter a lone dot',
      html: '<p>Grüße aus Łódź 🙂</p>',
    });
    expect(email.to?.[0]?.name).toBe('Zoë Müller-Ångström 🩺');
    expect(email.subject).toBe('Bestätigung: naïve café 🏥');
    expect(email.text?.trim()).toBe('Grüße aus Łódź 🙂\n.\nafter a lone dot');
    expect(email.html?.trim()).toBe('<p>Grüße aus Łódź 🙂</p>');
  });

  test('line breaks in name and subject make no header and no recipient', async () => {
    const { recipients, email } = await sent({
      to: { name: 'Ada\r\nBcc: eve@example.com', address: 'ada@example.com' },
      subject: 'Hello\r\nCc: eve@example.com\r\nX-Planted: yes\n\nbody',
    });
    expect(recipients).toEqual(['ada@example.com']);
    expect(addresses(email)).toEqual(['ada@example.com']);
    expect(email.headers.map(({ key }) => key)).not.toContain('x-planted');
    expect(email.subject).toBe('Hello Cc: eve@example.com X-Planted: yes body');
  });

  test('a name that looks like addresses stays a name', async () => {
    const { recipients, email } = await sent({
      to: { name: 'Eve <eve@example.com>, Bob', address: 'ada@example.com' },
    });
    expect(recipients).toEqual(['ada@example.com']);
    expect(email.to).toEqual([
      expect.objectContaining({ name: 'Eve <eve@example.com>, Bob', address: 'ada@example.com' }),
    ]);
  });

  test.each([
    'ada@example.com, eve@example.com',
    'ada@example.com\r\nBcc: eve@example.com',
    'Ada <ada@example.com>',
    'ada',
    '',
  ])('%j is no single address: nothing is sent', async (address) => {
    const { mailer, arrived } = await start();
    await expect(mailer.send({ ...mail, to: { name: 'Ada', address } })).rejects.toThrow('not one e-mail address');
    expect(await arrived()).toEqual([]);
  });

  test('many mails at once all arrive, once each', async () => {
    const { mailer, arrived } = await start();
    const subjects = Array.from({ length: 20 }, (_, index) => `Mail ${index}`);
    await Promise.all(subjects.map((subject) => mailer.send({ ...mail, subject })));
    const emails = await Promise.all((await arrived()).map(({ source }) => PostalMime.parse(source)));
    expect(emails).toHaveLength(subjects.length);
    expect(new Set(emails.map(({ subject }) => subject))).toEqual(new Set(subjects));
  });
});
