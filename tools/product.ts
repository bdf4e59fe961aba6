import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { startChild } from './child-processes.ts';

/** The real server in a process of its own, as an operator would start it. */
export interface Product {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number | undefined;
  /** Everything it has written so far. */
  log(): string;
  /** Asks it to stop and waits until it has. */
  stop(): Promise<void>;
  /** Ends it without warning, as a power cut would. */
  kill(): Promise<void>;
}

export interface ProductOptions {
  readonly dataDir: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Another way to start it, such as the demonstration. */
  readonly script?: string;
}

const startLimitMs = 60_000;
const stopLimitMs = 20_000;

/** Resolves as soon as the server has printed its address. */
export async function startProduct({
  dataDir,
  env = {},
  script = 'apps/server/src/main.ts',
}: ProductOptions): Promise<Product> {
  const child = startChild(process.execPath, ['tools/run.mjs', script], {
    env: { ...environmentOfAStranger(), PORT: '0', DATA_DIR: dataDir, DEMO_DATA_DIR: dataDir, ...env },
  });
  let log = '';
  const ended = new Promise<undefined>((resolve) => {
    child.once('close', () => resolve(undefined));
    child.once('error', () => resolve(undefined));
  });
  const listening = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      log += chunk.toString();
      const address = /http:\/\/localhost:\d+(?=\D)/.exec(log)?.[0];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
  });
  const end = async (signal: NodeJS.Signals) => {
    const tooSlow = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
    child.kill(signal);
    await ended;
    clearTimeout(tooSlow);
  };
  const url = await withinLimit(Promise.race([listening, ended]));
  if (url === undefined) {
    await end('SIGTERM');
    throw new Error(`The server did not start:\n${log}`);
  }
  return {
    url,
    dataDir,
    pid: child.pid,
    log: () => log,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Starts the server on a new data folder, and removes the folder when it has stopped. */
export async function withProduct<T>(
  use: (product: Product) => Promise<T>,
  options: Omit<ProductOptions, 'dataDir'> = {},
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'casefolio-'));
  try {
    const product = await startProduct({ dataDir, ...options });
    try {
      return await use(product);
    } finally {
      await product.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function withinLimit<T>(work: Promise<T>): Promise<T | undefined> {
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    limit = setTimeout(() => resolve(undefined), startLimitMs);
  });
  const outcome = await Promise.race([work, late]);
  clearTimeout(limit);
  return outcome;
}

/** What the developer has set for an own server (a database, a mail server) must not reach the one that is tested. */
function environmentOfAStranger(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR', 'TEMP', 'SystemRoot'];
  return Object.fromEntries(
    kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}
