import { inject, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { urlOf } from './testing/test-server.ts';

const open = (url: string) => openDatabase({ url, dataDir: '', mode: 'server', log: () => undefined });

test('an outside database that cannot be reached is named by host and database, without user and password', async () => {
  await expect(open('postgres://surgeon:hunter2@127.0.0.1:9/cases')).rejects.toMatchObject({
    name: 'StartFailure',
    message:
      'Cannot reach the database "cases" on 127.0.0.1:9: the connection was refused. Check DATABASE_URL and that PostgreSQL runs there.',
  });
});

test('an outside database that does not exist is told so', async () => {
  await expect(open(urlOf(inject('testServer').url, 'no_such'))).rejects.toThrow(
    /"no_such" on .*there is no such database/,
  );
});

test('something that is not an address is not repeated', async () => {
  await expect(open('hunter2@db')).rejects.toThrow(/^DATABASE_URL is not an address: write postgres:/);
});
