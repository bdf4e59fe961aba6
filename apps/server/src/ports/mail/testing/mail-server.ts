import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

interface ReceivedMail {
  readonly recipients: string[];
  readonly source: Buffer;
}

/** A real SMTP server on loopback for the running test; `refuses` names an address that it does not take. */
export async function startMailServer({ refuses = '' } = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, answer) {
      answer(address === refuses ? Object.assign(new Error(`No such user ${address}`), { responseCode: 550 }) : null);
    },
    onData(stream, session, answer) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const keep = async () => void mails.push({ recipients, source: await buffer(stream) });
      keep().then(() => answer(), answer);
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server listens on no port.');
  return { mails, url: `smtp://127.0.0.1:${address.port}` };
}
