import { userInfo } from 'node:os';
import process from 'node:process';
import { Client } from 'pg';

/** The outside PostgreSQL on which the server's tests run once more: the one that is set, or a local one that lets us make databases. */
export async function findPostgres(): Promise<string | undefined> {
  const asked = process.env['DATABASE_URL'];
  if (asked !== undefined && asked !== '') return asked;
  const user = encodeURIComponent(process.env['PGUSER'] ?? userInfo().username);
  const hosts = [encodeURIComponent('/var/run/postgresql'), '127.0.0.1:5432'];
  for (const url of hosts.map((host) => `postgresql://${user}@${host}/postgres`)) {
    if (await letsUsMakeDatabases(url)) return url;
  }
  return undefined;
}

async function letsUsMakeDatabases(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  // A server that hangs up on us simply is not one that we can use.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query(
      `select from pg_roles where rolname = current_user and (rolcreatedb or rolsuper) and current_setting('server_version_num')::int >= 150000`,
    );
    return rowCount === 1;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
