import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { neverSilent, nothing, type Tally } from './tally.ts';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

export function tallyOfVitest(text: string): Tally {
  const report = vitestReport.parse(JSON.parse(text));
  return {
    ...nothing,
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function tallyOfPlaywright(text: string): Tally {
  const { stats } = playwrightReport.parse(JSON.parse(text));
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected, skipped, unsteady: flaky };
}

/** Runs a test runner that writes its report into a file, and counts what the report says; no report is a failure. */
export async function countReport(
  run: (reportFile: string) => Promise<number>,
  tallyOf: (text: string) => Tally,
): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'casefolio-report-'));
  const reportFile = join(folder, 'report.json');
  try {
    const exitCode = await run(reportFile);
    const text = await readFile(reportFile, 'utf8').catch(() => undefined);
    return text === undefined ? { ...nothing, failed: 1 } : neverSilent(tallyOf(text), exitCode);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
