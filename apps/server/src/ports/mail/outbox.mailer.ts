import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import { systemClock } from '../clock.ts';
import type { Clock } from '../clock.ts';
import { writeNewFile } from '../durable-files.ts';
import { mailMessage } from './mail-message.ts';
import type { Mailer } from './mail.port.ts';
import { outboxName } from './outbox-names.ts';

export interface OutboxOptions {
  readonly folder: string;
  readonly from: string;
  readonly clock?: Clock;
}

/** Sends nothing: every mail becomes a file that holds what SMTP would have sent. */
export function outboxMailer({ folder, from, clock = systemClock }: OutboxOptions): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let lastTime = 0;
  return {
    async send(mail) {
      const { message } = await composer.sendMail(mailMessage(from, mail));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed as a whole.');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Two mails of one millisecond get two milliseconds: names stay unique, and sort in the order of sending.
      let written = false;
      while (!written) {
        lastTime = Math.max(clock.now().getTime(), lastTime + 1);
        written = await writeNewFile(
          join(folder, outboxName({ sentAt: new Date(lastTime), to: mail.to.address })),
          message,
        );
      }
    },
    async close() {
      composer.close();
    },
  };
}
