import { once } from 'node:events';
import { createServer } from 'node:net';

import { expect, test } from 'vitest';

import type { Mail } from './mail.port.ts';
import { smtpMailer } from './smtp.mailer.ts';
import { startMailServer } from './testing/mail-server.ts';

const from = 'Casefolio <no-reply@casefolio.example>';
const mail: Mail = {
  to: { name: 'Ada', address: 'ada@example.com' },
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
};

async function unusedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

test('a server that is down: the error names the server and the variable', async () => {
  const port = await unusedPort();
  const sending = smtpMailer({ url: `smtp://user:pass-word@127.0.0.1:${port}`, from }).send(mail);
  await expect(sending).rejects.toThrow(
    `The mail server 127.0.0.1:${port} did not take the mail (ESOCKET, ECONNREFUSED)`,
  );
  await expect(sending).rejects.toThrow('check SMTP_URL');
  await expect(sending).rejects.not.toThrow('pass-word');
});

test('a refused recipient: the error says why without the address', async () => {
  const server = await startMailServer({ refuses: mail.to.address });
  const error: unknown = await smtpMailer({ url: server.url, from })
    .send(mail)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).toContain('EENVELOPE, 550');
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('ada@example.com');
  expect(server.mails).toEqual([]);
});

test('after a refused mail the next one is sent', async () => {
  const server = await startMailServer({ refuses: 'gone@example.com' });
  const mailer = smtpMailer({ url: server.url, from });
  await expect(mailer.send({ ...mail, to: { name: 'Gone', address: 'gone@example.com' } })).rejects.toThrow();
  await mailer.send(mail);
  expect(server.mails).toHaveLength(1);
});
