import { isEmailAddress } from '@casefolio/domain/accounts/email';
import { z } from 'zod';
import { StartFailure } from '../start-failure.ts';
import { isLoopback } from './loopback.ts';

const text = z.string().trim().min(1);
const webAddress = z.url({ protocol: /^https?$/, error: 'must be a web address that begins with http:// or https://' });

const emailAddress = z.string().refine(isEmailAddress);
const holdsAddress = (from: string): boolean => isEmailAddress(/<([^<>]*)>$/.exec(from)?.[1] ?? from);

/** Each variable, what it must be in words, and what it is without one. */
const variables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().max(65535))
    .default(3000),
  HOST: text.default('localhost'),
  APP_URL: webAddress.optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PREPARED_STATEMENTS: z.stringbool().default(true),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text.refine(holdsAddress).optional(),
  S3_BUCKET: text.optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: text.default('us-east-1'),
  BRAINTREE_ENVIRONMENT: z.enum(['sandbox', 'production']).optional(),
  BRAINTREE_MERCHANT_ID: text.optional(),
  BRAINTREE_PUBLIC_KEY: text.optional(),
  BRAINTREE_PRIVATE_KEY: text.optional(),
  GOOGLE_PLACES_KEY: text.optional(),
  SECRET_KEY: z.string().min(32).optional(),
  TRUST_PROXY: z.stringbool().default(false),
  FREE_PROMOTION_CODE: z.string().trim().default('CASEFOLIO100'),
  SUPPORT_EMAIL: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .pipe(z.tuple([emailAddress], emailAddress))
    .default(['support@casefolio.example', 'hello@casefolio.example']),
  SOCIAL_LINKS: z
    .string()
    .transform((list) => list.split(',').map((link) => link.trim()))
    .pipe(z.array(webAddress))
    .optional(),
  APP_STORE_URL: webAddress.optional(),
  PLAY_STORE_URL: webAddress.optional(),
});

type Variables = z.output<typeof variables>;

const mustBe: Partial<Record<keyof Variables, string>> = {
  PORT: 'must be a whole number from 0 to 65535',
  APP_URL: 'must be a web address such as https://log.example.org',
  DATABASE_URL: 'must be an address such as postgres://user:password@host:5432/casefolio',
  SMTP_URL: 'must be an address such as smtps://user:password@mail.example.org',
  BRAINTREE_ENVIRONMENT: 'must be sandbox or production',
  SECRET_KEY: 'must have at least 32 characters',
  PREPARED_STATEMENTS: 'must be true or false',
  TRUST_PROXY: 'must be true or false',
  MAIL_FROM: 'must hold an e-mail address, for example: Casefolio <no-reply@example.org>',
  SUPPORT_EMAIL: 'must be an e-mail address, or several separated by commas',
  SOCIAL_LINKS: 'must be web addresses separated by commas',
};

const braintree = ['BRAINTREE_MERCHANT_ID', 'BRAINTREE_PUBLIC_KEY', 'BRAINTREE_PRIVATE_KEY'] as const;

export interface Config extends Omit<Variables, 'APP_URL'> {
  /** Where people reach the application. With PORT=0 it is known only once the server listens. */
  readonly APP_URL: string | undefined;
  readonly listensOnLoopback: boolean;
  /** People reach it on this machine alone. */
  readonly isReachedOnLoopback: boolean;
}

/** The environment, checked. A wrong value stops the start with one line that names the variable, never its value. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  // Set but empty switches the promotion code off; everywhere else empty is the same as not set.
  if (environment['FREE_PROMOTION_CODE'] === '') given['FREE_PROMOTION_CODE'] = '';
  const read = variables.safeParse(given);
  if (!read.success) throw new StartFailure(firstFault(read.error));
  const config = read.data;
  checkTogether(config);
  const local = config.PORT === 0 ? undefined : `http://localhost:${config.PORT}`;
  return {
    ...config,
    APP_URL: config.APP_URL ? new URL(config.APP_URL).origin : local,
    listensOnLoopback: isLoopback(config.HOST),
    isReachedOnLoopback: !config.APP_URL || isLoopback(new URL(config.APP_URL).hostname),
  };
}

function firstFault(error: z.ZodError): string {
  const [issue] = error.issues;
  const name = variables.keyof().safeParse(issue?.path[0]);
  if (!issue || !name.success) return 'The configuration could not be read.';
  return `${name.data} ${mustBe[name.data] ?? issue.message}.`;
}

function checkTogether(config: Variables): void {
  const app = config.APP_URL ? new URL(config.APP_URL) : undefined;
  if (app?.protocol === 'http:' && !isLoopback(app.hostname))
    throw new StartFailure('APP_URL must begin with https:// (plain http is for this machine alone).');
  if (!isLoopback(config.HOST) && app?.protocol !== 'https:')
    throw new StartFailure(
      'APP_URL must be the https:// address of the proxy in front when HOST lets other machines in.',
    );
  if (config.SMTP_URL && !config.MAIL_FROM)
    throw new StartFailure(
      'MAIL_FROM must be set together with SMTP_URL, for example: Casefolio <no-reply@example.org>.',
    );
  if (config.S3_ENDPOINT && !config.S3_BUCKET)
    throw new StartFailure('S3_BUCKET must be set together with S3_ENDPOINT.');
  const missing = braintree.filter((name) => !config[name]);
  if (missing.length > 0 && missing.length < braintree.length)
    throw new StartFailure(`${missing.join(' and ')} must be set together with the other BRAINTREE_ variables.`);
}
