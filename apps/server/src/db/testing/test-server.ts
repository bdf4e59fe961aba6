import { Client } from 'pg';

/** The PostgreSQL that the whole test run works on, as every test file is told of it. */
export interface TestServer {
  readonly url: string;
  /** A database with every migration and no rows. */
  readonly template: string;
  /** A PostgreSQL folder as the first start leaves it, for tests that are about a later one. */
  readonly cluster: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** The same server, another database. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export async function runOn(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
