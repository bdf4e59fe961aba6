import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { heavyStages, type Stage, staticStages } from './test/stages.ts';
import { add, lastLine, nothing, type Tally } from './test/tally.ts';

/** Four times what the longest stage takes on two cores. */
const stageLimitMinutes = 40;

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',');
const names = [...staticStages, ...heavyStages].map((stage) => stage.name);
const unknown = only?.filter((name) => !names.includes(name)) ?? [];
if (unknown.length > 0) {
  console.error(`No stage is called ${unknown.join(', ')}; --only takes some of ${names.join(',')}.`);
  process.exit(1);
}
const wanted = (stage: Stage) => only?.includes(stage.name) ?? true;

const tallies = await sideBySide(staticStages.filter(wanted));
for (const stage of heavyStages.filter(wanted)) tallies.push(await runStage(stage, false));

const total = add(tallies);
console.log(`\n${lastLine(total)}`);
process.exit(total.failed === 0 ? 0 : 1);

/** Two at a time, since that is what the smallest machine has cores for. */
async function sideBySide(stages: readonly Stage[]): Promise<Tally[]> {
  const waiting = [...stages];
  const results: Tally[] = [];
  const lane = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) results.push(await runStage(stage, true));
  };
  await Promise.all([lane(), lane()]);
  return results;
}

async function runStage(stage: Stage, beside: boolean): Promise<Tally> {
  const heading = `\n── ${stage.name} ${'─'.repeat(Math.max(3, 60 - stage.name.length))}`;
  const kept: string[] = [];
  const say = (line: string) => (beside ? void kept.push(line) : console.log(line));
  if (!beside) console.log(heading);
  const started = performance.now();
  const tally = await runOrFail(stage, say);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (beside) console.log([heading, ...kept].join('\n'));
  console.log(`${stage.name}: ${lastLine(tally)} in ${seconds} s`);
  return tally;
}

/** A stage that throws, or never ends, has failed once, with the reason as its line; what it left running ends with us. */
async function runOrFail(stage: Stage, say: (line: string) => void): Promise<Tally> {
  const patience = new AbortController();
  try {
    return await Promise.race([stage.run(say), tooLong(patience.signal)]);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return { ...nothing, failed: 1 };
  } finally {
    patience.abort();
  }
}

async function tooLong(signal: AbortSignal): Promise<never> {
  await pause(stageLimitMinutes * 60_000, undefined, { signal });
  throw new Error(`It did not end within ${stageLimitMinutes} minutes.`);
}
