import { resolve } from 'node:path';
import { run } from '../apps/server/src/app/run.ts';
import { demoAccounts, fillDemo } from '../apps/server/src/demo/fill.ts';
import { ensureBuilt } from './build.ts';

/** The same server on its own data folder, filled with invented people: your own data stays as it is. */
await ensureBuilt({ log: console.log });
const demoData = resolve(import.meta.dirname, '../demo-data');
const own = {
  DATA_DIR: process.env['DEMO_DATA_DIR'] ?? demoData,
  DATABASE_URL: undefined,
  SMTP_URL: undefined,
  S3_BUCKET: undefined,
};
await run({ ...process.env, ...own, S3_ENDPOINT: undefined }, fillDemo);
console.log(demoAccounts());
