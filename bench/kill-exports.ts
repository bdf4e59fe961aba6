/**
 * Kills the server again and again while files of a log are being made, and waits after each restart until all are there:
 * `node tools/run.mjs bench/kill-exports.ts --kills 20`. Must hold: every file that was acknowledged is made, once, with every case in it, and a
 * day later no file is left that nothing shows.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { listReports } from '@casefolio/contract/transfer.contract';
import { z } from 'zod';
import { rowsOf } from '../apps/server/src/slices/transfer/testing/exports.ts';
import { ensureBuilt } from '../tools/build.ts';
import { type Product, startProduct } from '../tools/product.ts';
import { callAs, must, newSurgeon, type Surgeon } from './case-callers.ts';
import { purgeTomorrow } from './shown-files.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' } } });
const kills = Number(values.kills);
const casesInLog = 150;
const longestMs = 300_000;

const idOnly = z.object({ id: z.number() });
type Report = ReturnType<typeof listReports.data.parse>['reports'][number];

await ensureBuilt({ log: console.log });
const dataDir = await mkdtemp(join(tmpdir(), 'casefolio-kill-exports-'));
let server: Product | undefined;
let acknowledged = 0;
const faults: string[] = [];

try {
  server = await startProduct({ dataDir, env: { TRUST_PROXY: 'true' } });
  const surgeon = await newSurgeon(server);
  const ids: number[] = [];
  while (ids.length < casesInLog) ids.push(await logCase(server.url, surgeon, ids.length));
  for (let kill = 1; kill <= kills; kill += 1) {
    server = await killWhileMaking(server, surgeon, ids.slice(0, 60));
    const made = await whenAllAreMade(server.url, surgeon);
    const cutOff = made.length - acknowledged;
    console.log(`kill ${kill} of ${kills}: ${made.length} files, ${acknowledged} acknowledged, ${cutOff} unanswered`);
  }
  await lookAtAll(server.url, surgeon);
  await server.stop();
  const { looseBefore, looseAfter, missing } = await purgeTomorrow(dataDir);
  console.log(
    `files that nothing shows: ${looseBefore}, a day later ${looseAfter}; rows without their file: ${missing}`,
  );
  console.log(`faults ${faults.length}${faults.map((fault) => `\n  ${fault}`).join('')}`);
  process.exitCode = faults.length + looseAfter + missing === 0 ? 0 : 1;
} finally {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

async function logCase(url: string, { userId, cookie, hospitalId }: Surgeon, number: number): Promise<number> {
  const body = {
    patient_first_name: 'Nora',
    patient_last_name: 'Quill',
    gender: 'Female',
    mrn: String(number),
    hospital_id: hospitalId,
    date_of_procedure: '2026-03-04',
    type: 'Cranial',
    procedure_name: 'Craniotomy for tumor',
  };
  const logged = await must(cookie, url, { method: 'POST', path: `/users/${userId}/procedures`, body });
  return idOnly.parse(logged.data).id;
}

/** Two files by their jobs, and one by the call itself unless that is cut off. */
async function killWhileMaking(
  running: Product,
  { userId, cookie }: Surgeon,
  some: readonly number[],
): Promise<Product> {
  const path = `/users/${userId}/procedures/export`;
  const ask = async (body: object): Promise<void> => {
    const reply = await callAs(cookie, running.url, { method: 'POST', path, body, key: randomUUID() });
    if (reply?.status === 200) acknowledged += 1;
  };
  const asking = Promise.all([
    ask({ type: 'EXCEL', all: true }),
    ask({ type: 'PDF', all: true }),
    ask({ type: 'EXCEL', procedure_ids: some }),
  ]);
  await pause(randomInt(50, 2500));
  await running.kill();
  await asking;
  return startProduct({ dataDir, env: { TRUST_PROXY: 'true' } });
}

async function reportsOf(url: string, { userId, cookie }: Surgeon): Promise<Report[]> {
  const path = `/users/${userId}/procedures/reports?page_size=100`;
  return listReports.data.parse((await must(cookie, url, { method: 'GET', path })).data).reports;
}

async function whenAllAreMade(url: string, surgeon: Surgeon): Promise<Report[]> {
  const until = performance.now() + longestMs;
  for (;;) {
    const reports = await reportsOf(url, surgeon);
    const open = reports.filter(({ status }) => status === 'RUNNING');
    if (open.length === 0) return reports;
    if (performance.now() > until) throw new Error(`${open.length} files are still being made after five minutes.`);
    await pause(200);
  }
}

async function lookAtAll(url: string, surgeon: Surgeon): Promise<void> {
  const reports = await reportsOf(url, surgeon);
  if (reports.length < acknowledged) faults.push(`${acknowledged} acknowledged, ${reports.length} there`);
  for (const { file_name, status, path, done, total } of reports) {
    if (status !== 'READY' || done !== total) faults.push(`${file_name} is ${status} with ${done} of ${total} cases`);
    else if (!(await isWhole(url, surgeon, { name: file_name, path: path ?? '', total })))
      faults.push(`${file_name} is not whole`);
  }
}

interface MadeFile {
  readonly name: string;
  readonly path: string;
  readonly total: number;
}

async function isWhole(url: string, { cookie }: Surgeon, { name, path, total }: MadeFile): Promise<boolean> {
  const bytes = Buffer.from(await (await fetch(`${url}${path}`, { headers: { cookie } })).arrayBuffer());
  if (name.endsWith('.pdf')) return bytes.subarray(-6).toString().trim().endsWith('%%EOF');
  const numbers = (await rowsOf(bytes)).map(({ MRN }) => MRN);
  return new Set(numbers).size === total && numbers.length === total;
}
