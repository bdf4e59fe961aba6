import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartFailure } from '../start-failure.ts';

export interface Migration {
  readonly number: number;
  /** The file's name: 0001_accounts.sql */
  readonly name: string;
  readonly checksum: string;
  readonly sql: string;
}

export const migrationsFolder = path.resolve(import.meta.dirname, '..', '..', 'migrations');

/** The numbered files of the folder, in order. */
export function readMigrations(folder: string = migrationsFolder): Migration[] {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const migrations = names.map((name) => readMigration(folder, name)).toSorted((a, b) => a.number - b.number);
  for (const [index, { number, name }] of migrations.entries()) {
    if (number !== index + 1) {
      throw new StartFailure(`The migrations must be numbered 1, 2, 3 without a gap or a double: look at ${name}.`);
    }
  }
  return migrations;
}

function readMigration(folder: string, name: string): Migration {
  const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1];
  if (number === undefined) throw new StartFailure(`${path.join(folder, name)} is not named like 0001_accounts.sql.`);
  // Git may write the same file with other line ends on another machine.
  const sql = fs.readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n');
  return { number: Number(number), name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}
