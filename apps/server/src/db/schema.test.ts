import fs from 'node:fs';
import path from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, integer, PgTable, pgTable, text } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from './testing/fresh-database.ts';

async function allTables(): Promise<PgTable[]> {
  const folder = path.join(import.meta.dirname, 'schema');
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map((name): Promise<Record<string, unknown>> => import(path.join(folder, name))),
  );
  return modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
}

async function connection(): Promise<PoolClient> {
  const { database, close } = await freshDatabase();
  const client = await database.pool.connect();
  onTestFinished(async () => {
    client.release();
    await close();
  });
  return client;
}

/** Column by column, as PostgreSQL itself spells it: 'email text not null'. */
async function columnsOf(client: PoolClient, table: string): Promise<string[]> {
  const { rows } = await client.query<{ column: string }>(
    `select format('%s %s%s', attname, format_type(atttypid, atttypmod), case when attnotnull then ' not null' end) as column
       from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped order by attname`,
    [table],
  );
  return rows.map(({ column }) => column);
}

/** The typed table is made once more beside the real one, so that PostgreSQL and not we compares bigserial with bigint. */
async function declaredColumns(client: PoolClient, table: PgTable): Promise<string[]> {
  const { columns, primaryKeys } = getTableConfig(table);
  const keys = new Set(primaryKeys.flatMap((key) => key.columns.map(({ name }) => name)));
  const lines = columns.map((column) => {
    const required = column.notNull || column.primary || keys.has(column.name);
    return `"${column.name}" ${column.getSQLType()} ${required ? 'not null' : ''}`;
  });
  await client.query(`create temporary table declared (${lines.join(', ')})`);
  const declared = await columnsOf(client, 'pg_temp.declared');
  await client.query('drop table pg_temp.declared');
  return declared;
}

test('every typed table has the columns, types and nullability of the migrated one', async () => {
  const client = await connection();
  const tables = await allTables();
  expect(tables.length).toBeGreaterThan(0);
  for (const table of tables) {
    const { name } = getTableConfig(table);
    expect({ [name]: await declaredColumns(client, table) }).toEqual({ [name]: await columnsOf(client, name) });
  }
});

test.each([
  ['another type', pgTable('sample', { id: integer().notNull(), name: integer() })],
  ['another nullability', pgTable('sample', { id: integer().notNull(), name: text().notNull() })],
  ['a column too few', pgTable('sample', { id: integer().notNull() })],
])('%s would be noticed', async (_, drifted) => {
  const client = await connection();
  await client.query('create table sample (id int not null, name text)');
  const faithful = pgTable('sample', { id: integer().primaryKey(), name: text() });
  expect(await declaredColumns(client, faithful)).toEqual(await columnsOf(client, 'sample'));
  expect(await declaredColumns(client, drifted)).not.toEqual(await columnsOf(client, 'sample'));
});
