import { expect, test } from 'vitest';
import { StartFailure } from '../start-failure.ts';
import { readConfig } from './config.ts';

test('without a single variable everything has a working default', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: 'localhost',
    APP_URL: 'http://localhost:3000',
    DATA_DIR: './data',
    FREE_PROMOTION_CODE: 'CASEFOLIO100',
    TRUST_PROXY: false,
    listensOnLoopback: true,
  });
});

test('empty is the same as not set, but switches the promotion code off', () => {
  expect(readConfig({ PORT: '', FREE_PROMOTION_CODE: '' })).toMatchObject({ PORT: 3000, FREE_PROMOTION_CODE: '' });
});

test.for<[Record<string, string>, string]>([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ APP_URL: 'casefolio' }, 'APP_URL must be a web address such as https://log.example.org.'],
  [{ APP_URL: 'http://log.example.org' }, 'APP_URL must begin with https:// (plain http is for this machine alone).'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/casefolio.',
  ],
  [{ PREPARED_STATEMENTS: 'perhaps' }, 'PREPARED_STATEMENTS must be true or false.'],
  [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL must be an address such as smtps://user:password@mail.example.org.'],
  [
    { SMTP_URL: 'smtp://mail.example.org' },
    'MAIL_FROM must be set together with SMTP_URL, for example: Casefolio <no-reply@example.org>.',
  ],
  [
    { SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'nobody' },
    'MAIL_FROM must hold an e-mail address, for example: Casefolio <no-reply@example.org>.',
  ],
  [{ PORT: '0x10' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ HOST: '0.0.0.0' }, 'APP_URL must be the https:// address of the proxy in front when HOST lets other machines in.'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters.'],
  [{ TRUST_PROXY: 'perhaps' }, 'TRUST_PROXY must be true or false.'],
  [{ SUPPORT_EMAIL: 'nobody' }, 'SUPPORT_EMAIL must be an e-mail address, or several separated by commas.'],
  [{ SOCIAL_LINKS: 'https://a.example, nonsense' }, 'SOCIAL_LINKS must be web addresses separated by commas.'],
  [{ S3_ENDPOINT: 'http://localhost:9000' }, 'S3_BUCKET must be set together with S3_ENDPOINT.'],
  [
    { BRAINTREE_MERCHANT_ID: 'm', BRAINTREE_PUBLIC_KEY: 'p' },
    'BRAINTREE_PRIVATE_KEY must be set together with the other BRAINTREE_ variables.',
  ],
  [{ BRAINTREE_ENVIRONMENT: 'moon' }, 'BRAINTREE_ENVIRONMENT must be sandbox or production.'],
])('%j stops the start with one line', ([environment, line]) => {
  expect(() => readConfig(environment)).toThrow(new StartFailure(line));
});

test('a wrong value is never repeated: it may be a secret', () => {
  expect(() => readConfig({ SECRET_KEY: 'hunter2' })).toThrow(expect.not.stringContaining('hunter2'));
});
