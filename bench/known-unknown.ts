/**
 * Can anybody tell by the clock whether an address has an account? `node tools/run.mjs bench/known-unknown.ts [--accounts 40]`
 * Must hold: the medians of a known and of an unknown address differ by less than 10 %, for log-in and for a forgotten password.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { startProduct } from '../tools/product.ts';
import { percentile } from './percentiles.ts';
import { post, signUp } from './sign-ups.ts';

const { values } = parseArgs({ options: { accounts: { type: 'string', default: '40' } } });
const mostDifference = 0.1;

/** How often one address may be tried before its limit answers instead. */
const questions = {
  'log-in': { tries: 7, path: '/login', body: (email: string) => ({ username: email, password: 'Wrong-1-lantern' }) },
  'forgotten password': { tries: 3, path: '/forget_password', body: (email: string) => ({ email }) },
} as const;

const dataDir = await mkdtemp(join(tmpdir(), 'casefolio-known-'));
const server = await startProduct({ dataDir, env: { TRUST_PROXY: 'true' } });
try {
  const known: string[] = [];
  while (known.length < Number(values.accounts)) known.push((await signUp(server.url))?.email ?? '');
  const unknown = known.map(() => `${randomUUID()}@hospital.example`);
  const differences: number[] = [];
  for (const [name, question] of Object.entries(questions)) {
    const times = await interleaved(question, known, unknown);
    const [knownMs, unknownMs] = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)];
    console.log(
      `${name}: known ${knownMs.toFixed(2)} ms, unknown ${unknownMs.toFixed(2)} ms, known ÷ unknown ${(knownMs / unknownMs).toFixed(3)} (${times.known.length} of each)`,
    );
    differences.push(Math.abs(1 - knownMs / unknownMs));
  }
  process.exitCode = differences.every((difference) => difference < mostDifference) ? 0 : 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

/** Known and unknown in turns, each first as often as the other: what slows the machine down meets both. */
async function interleaved(
  { tries, path, body }: (typeof questions)[keyof typeof questions],
  known: readonly string[],
  unknown: readonly string[],
) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const ask = async (kind: keyof typeof times, email: string): Promise<void> => {
    const asked = performance.now();
    const reply = await post(`${server.url}/api/v1${path}`, body(email));
    if (!reply || ![200, 401].includes(reply.status)) throw new Error(`${path} was answered with ${reply?.status}.`);
    times[kind].push(performance.now() - asked);
  };
  for (let round = 0; round < tries; round += 1)
    for (const [index, email] of known.entries()) {
      const other = unknown[index] ?? '';
      if ((index + round) % 2 === 0) await ask('known', email);
      await ask('unknown', other);
      if ((index + round) % 2 === 1) await ask('known', email);
    }
  return times;
}
