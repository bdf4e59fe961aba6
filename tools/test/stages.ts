import process from 'node:process';
import { ensureBuilt } from '../build.ts';
import { checkImports } from '../check-imports.ts';
import { runChild } from '../child-processes.ts';
import { findChromium } from '../chromium.ts';
import { runEndToEnd } from '../e2e.ts';
import { runLighthouse } from '../lighthouse.ts';
import { findPostgres } from '../local-postgres.ts';
import { checkOurLockfile } from '../lockfile.ts';
import { readSourceFiles } from '../source-files.ts';
import { brokenZeros } from '../style.ts';
import { measureStyle } from '../style/measure.ts';
import { countReport, tallyOfPlaywright, tallyOfVitest } from './reports.ts';
import { add, nothing, oneCheck, type Tally } from './tally.ts';

/** Runs and counts; what it has to say goes through `say`, so that two stages at once do not mix their lines. */
export interface Stage {
  readonly name: string;
  run(say: (line: string) => void): Promise<Tally>;
}

/** Quick looks at the sources, which may run side by side. */
export const staticStages: readonly Stage[] = [
  { name: 'format', run: (say) => runProgram(say, 'oxfmt', '--check', '.') },
  { name: 'lint', run: (say) => runProgram(say, 'oxlint', '--type-aware', '--deny-warnings') },
  {
    name: 'types',
    run: async (say) => {
      const tallies: Tally[] = [];
      for (const project of ['.', 'apps/web', 'e2e']) tallies.push(await runProgram(say, 'tsc', '-p', project));
      return add(tallies);
    },
  },
  { name: 'imports', run: async (say) => tell(say, checkImports(readSourceFiles())) },
  { name: 'style', run: async (say) => tell(say, brokenZeros(measureStyle(readSourceFiles()))) },
  { name: 'lockfile', run: async (say) => tell(say, checkOurLockfile()) },
];

/** What needs the machine for itself, one after the other. */
export const heavyStages: readonly Stage[] = [
  { name: 'unit', run: () => runVitest([]) },
  {
    name: 'build',
    run: async (say) => {
      await ensureBuilt({ log: say });
      return oneCheck(true);
    },
  },
  {
    name: 'e2e',
    run: () => {
      const chromium = findChromium({ install: true });
      const args = ['--retries=1'];
      return countReport((reportFile) => runEndToEnd({ chromium, reportFile, args }), tallyOfPlaywright);
    },
  },
  {
    name: 'lighthouse',
    run: async (say) => add((await runLighthouse(findChromium({ install: true }), say)).map(oneCheck)),
  },
  {
    name: 'outside-database',
    run: async (say) => {
      const url = await findPostgres();
      if (url !== undefined) return runVitest(['--project', 'server'], { TEST_DATABASE_URL: url });
      say('Skipped: DATABASE_URL is not set and no local PostgreSQL lets this user make databases.');
      return { ...nothing, skipped: 1 };
    },
  },
];

async function runProgram(say: (line: string) => void, program: string, ...args: string[]): Promise<Tally> {
  const { code, output } = await runChild(program, args);
  if (code !== 0) say(output.trim());
  return oneCheck(code === 0);
}

function tell(say: (line: string) => void, faults: readonly string[]): Tally {
  for (const fault of faults) say(fault);
  return oneCheck(faults.length === 0);
}

function runVitest(args: readonly string[], extra: NodeJS.ProcessEnv = {}): Promise<Tally> {
  // A developer's own database must not meet the tests unless it is asked for by name.
  const { DATABASE_URL: _unused, ...env } = process.env;
  return countReport(async (reportFile) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
    const { code } = await runChild('vitest', ['run', ...reporters, ...args], {
      env: { ...env, ...extra },
      show: true,
    });
    return code;
  }, tallyOfVitest);
}
