import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../tools/build.ts';
import { type Product, startProduct } from '../tools/product.ts';
import { type Account, isKept, signUp } from './sign-ups.ts';

/** Kills the server again and again while people sign up, and then asks for every account that it had acknowledged. */
const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' } } });
const kills = Number(values.kills);
const writers = 4;

await ensureBuilt({ log: console.log });
const dataDir = await mkdtemp(join(tmpdir(), 'casefolio-kills-'));
const acknowledged: Account[] = [];
const restartsMs: number[] = [];
let failedRestarts = 0;
let server: Product | undefined = await start();

try {
  const stop = new AbortController();
  const writing = Array.from({ length: writers }, () => keepSigningUp(stop.signal));
  for (let kill = 1; kill <= kills; kill += 1) {
    await pause(randomInt(300, 2000));
    await server?.kill();
    server = undefined;
    const started = performance.now();
    server = await restart();
    if (server) restartsMs.push(performance.now() - started);
    console.log(`kill ${kill} of ${kills}: ${acknowledged.length} accounts acknowledged so far`);
  }
  stop.abort();
  await Promise.all(writing);
  server ??= await start();
  process.exitCode = await report(server.url);
} finally {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

/** Limits count by caller; behind a proxy that we play ourselves every person has an address of their own. */
function start(): Promise<Product> {
  return startProduct({ dataDir, env: { TRUST_PROXY: 'true' } });
}

async function restart(): Promise<Product | undefined> {
  try {
    const product = await start();
    const page = await fetch(product.url);
    if (page.ok) return product;
    await product.stop();
    throw new Error(`The first page was answered with ${page.status}.`);
  } catch (error) {
    failedRestarts += 1;
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

async function keepSigningUp(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const account = server && (await signUp(server.url));
    if (account) acknowledged.push(account);
    // Only while the server is away: a refused connection comes back at once, and asking without pause would be a busy loop.
    else await pause(20);
  }
}

async function report(url: string): Promise<number> {
  const lost: string[] = [];
  for (const account of acknowledged) if (!(await isKept(url, account))) lost.push(account.email);
  const sorted = restartsMs.toSorted((a, b) => a - b);
  console.log(`acknowledged ${acknowledged.length}`);
  console.log(`lost ${lost.length}${lost.map((email) => `\n  ${email}`).join('')}`);
  console.log(`restarts that failed ${failedRestarts} of ${kills}`);
  console.log(
    `restart to first page: median ${seconds(sorted[sorted.length >> 1])} s, max ${seconds(sorted.at(-1))} s`,
  );
  return acknowledged.length > 0 && lost.length === 0 && failedRestarts === 0 ? 0 : 1;
}

function seconds(ms = Number.NaN): string {
  return (ms / 1000).toFixed(2);
}
