import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { type Db } from '../db/database.ts';
import { type Clock } from '../ports/clock.ts';
import { diskFiles } from '../ports/files/disk.files.ts';
import type { FileStore } from '../ports/files/files.port.ts';
import { s3Files } from '../ports/files/s3.files.ts';
import type { Mailer } from '../ports/mail/mail.port.ts';
import { outboxMailer } from '../ports/mail/outbox.mailer.ts';
import { smtpMailer } from '../ports/mail/smtp.mailer.ts';
import { googlePlaces } from '../ports/places/google.places.ts';
import type { Places } from '../ports/places/places.port.ts';
import { liveCodes } from '../slices/codes/live-codes.ts';
import { loadStarterCodes } from '../slices/codes/starter.ts';
import { readVocabulary } from '../slices/codes/vocabulary-files.ts';

/** On disk unless a bucket is named. */
export const filesOf = (config: Config, dataDir: string, secret: Buffer): FileStore =>
  config.S3_BUCKET
    ? s3Files({ bucket: config.S3_BUCKET, region: config.S3_REGION, endpoint: config.S3_ENDPOINT })
    : diskFiles({ folder: join(dataDir, 'files'), secret });

export function mailerOf(config: Config, dataDir: string, clock: Clock): Mailer {
  const from = config.MAIL_FROM ?? 'Casefolio <no-reply@casefolio.example>';
  return config.SMTP_URL
    ? smtpMailer({ url: config.SMTP_URL, from })
    : outboxMailer({ folder: join(dataDir, 'outbox'), from, clock });
}
/** Our own sets at the first start; then everything into memory, without anybody waiting for it. */
export async function openCodes(db: Db, log: FastifyBaseLogger) {
  const say = (line: string): void => log.info(line);
  await loadStarterCodes(db, say);
  const live = liveCodes({ db, vocabulary: readVocabulary(), log: say });
  const warm = live.refresh().catch((error: unknown) => log.error({ err: error }, 'the codes are not in memory yet'));
  const stop = live.keepUp();
  return {
    live,
    async close() {
      await stop();
      await warm;
    },
  };
}

/** Only with a key of Google's; without it the own directory is all there is. */
export const placesOf = (config: Config, log: FastifyBaseLogger): Places | null =>
  config.GOOGLE_PLACES_KEY ? googlePlaces({ key: config.GOOGLE_PLACES_KEY, log: (line) => log.warn(line) }) : null;
