/**
 * Kills the server again and again while surgeons log cases with images and change them, and looks after each restart at every case:
 * `node tools/run.mjs bench/kill-cases.ts --kills 20`. Must hold: nothing acknowledged is lost, no case is half there, a create that is sent
 * again with its key is one case, and a day later no file is left that no case shows.
 */
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../tools/build.ts';
import { type Product, startProduct } from '../tools/product.ts';
import { newSurgeon } from './case-callers.ts';
import { type Findings, inspect, repeatCutOff } from './case-inspection.ts';
import { type Writer, writeUntilCutOff } from './case-ledger.ts';
import { purgeTomorrow } from './shown-files.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' } } });
const kills = Number(values.kills);
const surgeons = 4;

await ensureBuilt({ log: console.log });
const dataDir = await mkdtemp(join(tmpdir(), 'casefolio-kill-cases-'));
const findings: Findings = { lost: [], half: [], doubled: [] };
const restartsMs: number[] = [];
let repeated = 0;
let server: Product | undefined;

try {
  server = await start();
  const writers: Writer[] = [];
  while (writers.length < surgeons) writers.push({ surgeon: await newSurgeon(server), entries: [] });
  for (let kill = 1; kill <= kills; kill += 1) {
    server = await killWhileWriting(server, writers);
    await lookAtAll(server.url, writers);
    console.log(`kill ${kill} of ${kills}: ${acknowledgedIn(writers)} cases acknowledged so far`);
  }
  await lookAtAll(server.url, writers);
  await server.stop();
  process.exitCode = await report(writers);
} finally {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

/** Limits count by caller; behind a proxy that we play ourselves every call has an address of its own. */
function start(): Promise<Product> {
  return startProduct({ dataDir, env: { TRUST_PROXY: 'true' } });
}

async function killWhileWriting(running: Product, writers: readonly Writer[]): Promise<Product> {
  const writing = Promise.all(writers.map((writer) => writeUntilCutOff(running.url, writer)));
  await Promise.race([pause(randomInt(300, 2000)), writing]);
  await running.kill();
  await writing;
  const killed = performance.now();
  const restarted = await start();
  restartsMs.push(performance.now() - killed);
  return restarted;
}

async function lookAtAll(url: string, writers: readonly Writer[]): Promise<void> {
  for (const writer of writers) {
    await inspect(url, writer, findings);
    repeated += await repeatCutOff(url, writer, findings);
  }
}

function acknowledgedIn(writers: readonly Writer[]): number {
  return writers.flatMap(({ entries }) => entries).filter(({ id }) => id !== null).length;
}

async function report(writers: readonly Writer[]): Promise<number> {
  const { looseBefore, looseAfter, missing } = await purgeTomorrow(dataDir);
  const { lost, half, doubled } = findings;
  const sorted = restartsMs.toSorted((a, b) => a - b);
  const entries = writers.flatMap((writer) => writer.entries);
  console.log(`acknowledged ${acknowledgedIn(writers)} of ${entries.length}, ${repeated} sent again with their key`);
  for (const [what, markers] of Object.entries({ lost, half, doubled }))
    console.log(`${what} ${markers.length}${markers.map((marker) => `\n  ${marker}`).join('')}`);
  console.log(
    `files that no case shows: ${looseBefore}, a day later ${looseAfter}; rows without their file: ${missing}`,
  );
  console.log(`restart: median ${seconds(sorted[sorted.length >> 1])} s, max ${seconds(sorted.at(-1))} s`);
  const faults = lost.length + half.length + doubled.length + looseAfter + missing;
  return acknowledgedIn(writers) > 0 && faults === 0 ? 0 : 1;
}

function seconds(ms = Number.NaN): string {
  return (ms / 1000).toFixed(2);
}
