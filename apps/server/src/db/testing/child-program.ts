import { once } from 'node:events';
import { openDatabase } from '../database.ts';
import { readMigrations } from '../migrations.ts';
import { StartFailure } from '../../start-failure.ts';
import type { ChildOptions } from './child.ts';

// A server's life in a process of its own, so that tests can kill it: opens the database, says so, and closes it when its input ends.
const { migrationsFolder, ...options }: ChildOptions = JSON.parse(process.argv[2] ?? '{}');
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const database = await openDatabase({
    ...options,
    mode: options.mode ?? 'server',
    durable: false,
    log: say,
    ...(migrationsFolder ? { migrations: readMigrations(migrationsFolder) } : {}),
  });
  say('open');
  await once(process.stdin.resume(), 'end');
  await database.close();
} catch (error) {
  say(error instanceof StartFailure ? `StartFailure: ${error.message}` : `unexpected: ${String(error)}`);
  process.exit(1);
}
