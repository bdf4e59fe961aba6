import type pg from 'pg';
import { StartFailure } from '../start-failure.ts';
import { connect } from './connections.ts';
import { errorCode } from './error-code.ts';

const oldestServer = 15;

/** The first connection to the database that DATABASE_URL names. */
export async function connectOutside(url: string, config: pg.ClientConfig): Promise<pg.Client> {
  const place = describeOutside(url);
  const client = await connect({ ...config, connectionTimeoutMillis: 5000 }).catch((error: unknown) => {
    throw new StartFailure(
      `Cannot reach ${place}: ${reasonOf(error)}. Check DATABASE_URL and that PostgreSQL runs there.`,
    );
  });
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding`,
  );
  const { version, encoding } = rows[0] ?? { version: 0, encoding: '' };
  if (version >= oldestServer && encoding === 'UTF8') return client;
  await client.end();
  throw new StartFailure(
    `${place} is PostgreSQL ${version} with encoding ${encoding}: Casefolio needs PostgreSQL ${oldestServer} or newer with UTF8.`,
  );
}

/** Host and database alone: the address also holds a password. */
export function describeOutside(url: string): string {
  if (!URL.canParse(url))
    throw new StartFailure('DATABASE_URL is not an address: write postgres://user:password@host:5432/database.');
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return `the database "${decodeURIComponent(pathname.slice(1))}" on ${host || 'localhost'}${port && `:${port}`}`;
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was cut',
  ENOENT: 'there is no such socket',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  '28000': 'the user was refused',
  '28P01': 'the user or the password is wrong',
  '3D000': 'there is no such database',
  '53300': 'it has no connection left',
  '57P03': 'it is still starting',
};

function reasonOf(error: unknown): string {
  // Node tries every address of a host and collects what each one said.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const code = errorCode(first);
  return reasons[code] ?? (code ? `it answered with ${code}` : 'it did not answer in time');
}
