/**
 * How fast the search of codes answers, with 98,000 diagnoses and 10,000 procedures: `node tools/run.mjs bench/code-search.ts`.
 * Must hold: building ≤ 1.5 s, growth ≤ 150 MB, ≤ 5 ms at the median and ≤ 20 ms at the 99th percentile with 16 callers.
 * The official files must lie in ../shared/data.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { makeCodeIndex, type CodeIndex, type Searchable } from '@casefolio/domain/codes/search/code-index';
import { rangeOf } from '@casefolio/domain/codes/search/sorted-list';
import {
  haveOfficialFiles,
  officialDiagnoses,
  procedureFacts,
} from '@casefolio/domain/codes/search/testing/official-files';
import { readVocabulary, type Query } from '@casefolio/domain/codes/search/testing/queries';
import { type Keystroke, keystrokesOf } from './keystrokes.ts';
import { percentile } from './percentiles.ts';

const procedures = 10_000;
const callers = 16;
const rounds = 3;

/** The facts again and again under other codes, until there are as many as in a complete fee schedule. */
function manyProcedures(): readonly Searchable[] {
  const facts = procedureFacts();
  return Array.from({ length: procedures }, (_, index) => {
    const { code, ...fact } = facts[index % facts.length] ?? { code: '', text: '' };
    const round = Math.floor(index / facts.length);
    return { ...fact, id: index + 1, code: round === 0 ? code : `${10_000 + index}` };
  });
}

function report(what: string, times: readonly number[]): void {
  const [median, p99, most] = [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(3));
  console.log(`${what}: median ${median} ms, p99 ${p99} ms, longest ${most} ms (${times.length} searches)`);
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** Each caller waits for its turn in the event loop, as requests do; what a caller waits for the others counts. */
async function together(
  keystrokes: readonly Keystroke[],
  search: (keystroke: Keystroke) => unknown,
): Promise<number[]> {
  const times: number[] = [];
  const call = async (caller: number): Promise<void> => {
    for (let index = caller; index < keystrokes.length; index += callers) {
      const keystroke = keystrokes[index];
      const asked = performance.now();
      await nextTurn();
      if (keystroke) search(keystroke);
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  return times;
}

function megabytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

async function measure(): Promise<void> {
  const codes = { icd: officialDiagnoses(), cpt: manyProcedures() };
  const vocabulary = readVocabulary();
  const [memory, resident] = [megabytes(), process.memoryUsage.rss()];
  const index: Partial<Record<Query['kind'], CodeIndex>> = {};
  for (const kind of ['icd', 'cpt'] as const) {
    const cpu = process.cpuUsage();
    const took = timed(() => (index[kind] = makeCodeIndex(codes[kind], vocabulary[kind])));
    const { user, system } = process.cpuUsage(cpu);
    console.log(
      `building ${kind}, ${codes[kind].length} codes: ${took.toFixed(0)} ms (${((user + system) / 1000).toFixed(0)} ms of CPU)`,
    );
  }
  const grown = (process.memoryUsage.rss() - resident) / 2 ** 20;
  console.log(
    `memory: ${(megabytes() - memory).toFixed(1)} MB kept, the process grew by ${grown.toFixed(0)} MB while building`,
  );

  const search = ({ kind, term }: Keystroke): unknown => index[kind]?.search(term, { limit: 30 });
  const keystrokes = keystrokesOf('given-queries', 'further-queries');
  for (const keystroke of keystrokes) search(keystroke);
  const before = process.threadCpuUsage();
  const alone = Array.from({ length: rounds }).flatMap(() => keystrokes.map((each) => timed(() => search(each))));
  const { user, system } = process.threadCpuUsage(before);
  report('typed letter by letter', alone);
  // On a busy machine the clock measures the others, too; this does not.
  console.log(`of CPU: ${((user + system) / 1000 / alone.length).toFixed(3)} ms a search on average`);
  report(`${callers} callers`, await together(keystrokes, search));

  const titles = codes.icd.map(({ text }) => text.toLowerCase()).toSorted();
  const floor = keystrokes.map(({ term }) => timed(() => titles.slice(...rangeOf(titles, term)).slice(0, 30)));
  report('floor: the plain lookup of titles that begin so', floor);
  console.log(`search ÷ floor at the median: ${(percentile(alone, 0.5) / percentile(floor, 0.5)).toFixed(1)}`);
}

if (haveOfficialFiles) await measure();
else console.log('The official files are not in ../shared/data: nothing to measure.');
