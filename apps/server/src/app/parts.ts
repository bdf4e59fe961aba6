import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { type Database } from '../db/database.ts';
import { type Clock } from '../ports/clock.ts';
import type { FileStore } from '../ports/files/files.port.ts';
import type { Images } from '../ports/images/images.port.ts';
import type { JobQueue } from '../ports/jobs/jobs.port.ts';
import type { Mailer } from '../ports/mail/mail.port.ts';
import type { Payments } from '../ports/payments/payments.port.ts';
import type { Places } from '../ports/places/places.port.ts';
import { type AccountKeys } from '../slices/accounts/account-keys.ts';
import type { FileMakers } from '../slices/transfer/files/file-makers.ts';
import { type LiveCodes } from '../slices/codes/live-codes.ts';

/** What routes and jobs are made of. */
export interface Parts {
  readonly config: Config;
  readonly clock: Clock;
  readonly dataDir: string;
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly mailer: Mailer;
  readonly payments: Payments;
  readonly files: FileStore;
  readonly images: Images;
  readonly makers: FileMakers;
  readonly places: Places | null;
  readonly secret: Buffer;
  readonly keys: AccountKeys;
  readonly appUrl: () => string;
  readonly live: LiveCodes;
}
