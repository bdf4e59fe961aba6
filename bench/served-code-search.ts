/**
 * How fast the real server answers searches for codes, with the official diagnoses, 10,000 procedures and 16 callers:
 * `node tools/run.mjs bench/served-code-search.ts`. Must hold, inside the server: ≤ 5 ms at the median and ≤ 20 ms at the 99th
 * percentile; the process grows by ≤ 150 MB for the codes. The official diagnoses must lie in ../shared/data.
 */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { haveOfficialFiles, icdOrderFile, procedureFacts } from '@casefolio/domain/codes/search/testing/official-files';
import { wholeFeeSchedule } from '../apps/server/src/slices/codes/files/testing/whole-files.ts';
import { runChild } from '../tools/child-processes.ts';
import { type Product, withProduct } from '../tools/product.ts';
import { keystrokesOf } from './keystrokes.ts';
import { percentile } from './percentiles.ts';
import { type Caller, verifiedCaller } from './verified-callers.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '4' } } });
const procedures = 10_000;
const callers = 16;
const typingPauseMs = 150;
const lookups = /_lookups$/;

const pathsOf = (...names: Parameters<typeof keystrokesOf>) =>
  keystrokesOf(...names).map(({ kind, term }) => `/${kind}_lookups?search_term=${encodeURIComponent(term)}`);
const measured = pathsOf('given-queries');
/** A server that has run for a minute: it has been asked for other things than those that are measured. */
const askedBefore = pathsOf('further-queries');

/** The import as an operator does it, beside the running server. */
async function importCodes({ dataDir }: Product): Promise<void> {
  const schedule = join(dataDir, 'fee-schedule.csv');
  const facts = procedureFacts();
  const title = (index: number, usual: string) => `"${facts[index % facts.length]?.text ?? usual}"`;
  await writeFile(schedule, wholeFeeSchedule({ rows: procedures, title }));
  const args = ['apps/server/src/cli/main.ts', 'codes', 'import', '--yes', icdOrderFile, schedule];
  const { code, output } = await runChild(process.execPath, args, { env: { ...process.env, DATA_DIR: dataDir } });
  if (code !== 0) throw new Error(output);
}

/** Megabytes that the process holds, and milliseconds of CPU that it has used; only Linux tells. */
function processOf({ pid }: Product) {
  const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  try {
    const ticks = read('stat').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
    const resident = Number(/VmRSS:\s+(\d+)/.exec(read('status'))?.[1]) / 1024;
    return { cpuMs: ticks.reduce((sum, each) => sum + each, 0) * 10, resident };
  } catch {
    return { cpuMs: Number.NaN, resident: Number.NaN };
  }
}

/** What the server itself wrote about the answers of one route. */
function handlerTimes(log: string, route: RegExp): number[] {
  return log.split('\n').flatMap((line) => {
    const [, pattern = '', ms] = /"route":"([^"]*)".*"ms":([\d.]+)/.exec(line) ?? [];
    return route.test(pattern) ? [Number(ms)] : [];
  });
}

const figures = (times: readonly number[]): string =>
  `median ${percentile(times, 0.5).toFixed(1)}, p99 ${percentile(times, 0.99).toFixed(1)} ms`;

async function measure(
  what: string,
  product: Product,
  route: RegExp,
  work: () => Promise<number[]>,
): Promise<number[]> {
  const written = product.log().length;
  const before = processOf(product);
  const whole = await work();
  // The last lines are still on their way.
  await pause(200);
  const times = handlerTimes(product.log().slice(written), route);
  const cpu = (processOf(product).cpuMs - before.cpuMs) / whole.length;
  console.log(
    `${what}: ${figures(times)} in the server; ${figures(whole)} for the caller; ${cpu.toFixed(2)} ms of CPU each (${whole.length} calls)`,
  );
  return times;
}

const everyone = async (all: readonly Caller[], work: (caller: Caller, number: number) => Promise<number[]>) =>
  (await Promise.all(all.map(work))).flat();

const backToBack =
  (pathOf: (caller: Caller, path: string) => string, pauseMs = 0, paths = measured) =>
  async (caller: Caller, number: number): Promise<number[]> => {
    const times: number[] = [];
    for (let index = number; index < paths.length; index += callers) {
      times.push(await caller.ask(pathOf(caller, paths[index] ?? '')));
      if (pauseMs > 0) await pause(pauseMs);
    }
    return times;
  };

/** Starts with our own sets, imports the official ones, and waits until they are in use. */
async function run(product: Product): Promise<void> {
  const all: Caller[] = [];
  for (let number = 0; number < callers; number += 1) all.push(await verifiedCaller(product));
  const untilTheCodesAreInUse = backToBack(() => '/icd_lookups?search_term=stenosis', 100);
  await everyone(all.slice(0, 1), untilTheCodesAreInUse);
  const { resident } = processOf(product);
  const growth = () => `${(processOf(product).resident - resident).toFixed(0)} MB`;
  await importCodes(product);
  await everyone(all.slice(0, 1), untilTheCodesAreInUse);
  console.log(`the process has grown by ${growth()} for the codes`);
  const others = backToBack((_, path) => path, 0, askedBefore);
  await measure('just started, other searches', product, lookups, () => everyone(all, others));
  // A round lasts a second: one pause of the machine decides its 99th percentile, and not that of all rounds.
  const together: number[] = [];
  for (let round = 1; round <= Number(values.rounds); round += 1) together.push(...(await measureAll(product, all)));
  console.log(
    `${callers} callers without a pause, all rounds: ${figures(together)} in the server (${together.length} calls)`,
  );
  console.log(`the process has grown by ${growth()} with all these searches`);
  for (const caller of all) caller.leave();
}

/** Answers with what the searches without a pause took in the server. */
async function measureAll(product: Product, all: readonly Caller[]): Promise<number[]> {
  const search = backToBack((_, path) => path);
  const typing = backToBack((_, path) => path, typingPauseMs);
  const own = backToBack(({ userId }) => `/users/${userId}`);
  const times = await measure(`${callers} callers without a pause`, product, lookups, () => everyone(all, search));
  await measure(`${callers} callers who type`, product, lookups, () => everyone(all, typing));
  await measure('one caller', product, lookups, () => everyone(all.slice(0, 1), search));
  await measure(`floor: ${callers} callers, their own account`, product, /userId$/, () => everyone(all, own));
  return times;
}

if (haveOfficialFiles) await withProduct(run, { env: { TRUST_PROXY: 'true' } });
else console.log('The official files are not in ../shared/data: nothing to measure.');
