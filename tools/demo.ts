import { resolve } from 'node:path';
import { run } from '../apps/server/src/app/run.ts';
import { demoAccounts, fillDemo } from '../apps/server/src/demo/fill.ts';
import { ensureBuilt } from './build.ts';

/** The same server on its own data folder, filled with invented people: your own data stays as it is. */
await ensureBuilt({ log: console.log });
const demoData = resolve(import.meta.dirname, '../demo-data');
await run({ ...process.env, DATA_DIR: process.env['DATA_DIR'] ?? demoData, DATABASE_URL: undefined }, fillDemo);
console.log(demoAccounts());
