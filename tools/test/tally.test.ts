import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { countReport, tallyOfPlaywright, tallyOfVitest } from './reports.ts';
import { add, lastLine, nothing, oneCheck } from './tally.ts';

const vitestReport = JSON.stringify({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 });

function finishes(text: string, exitCode: number) {
  return async (reportFile: string) => {
    await writeFile(reportFile, text);
    return exitCode;
  };
}

test('the last line counts checks and tests alike, and names the skipped only when there are some', () => {
  expect(lastLine(add([oneCheck(true), oneCheck(false), { ...nothing, passed: 3 }]))).toBe('4 passed, 1 failed');
  expect(lastLine({ ...nothing, passed: 1, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
});

test('what passed at its second try only has passed, and is told', async () => {
  const stats = { expected: 4, unexpected: 0, flaky: 1, skipped: 0 };
  const tally = await countReport(finishes(JSON.stringify({ stats }), 0), tallyOfPlaywright);
  expect(lastLine(add([tally, oneCheck(true)]))).toBe('6 passed (1 at the second try only), 0 failed');
});

test('the reports of both runners are read', async () => {
  const vitest = await countReport(finishes(vitestReport, 1), tallyOfVitest);
  expect(vitest).toEqual({ ...nothing, passed: 5, failed: 1, skipped: 3 });
  const stats = { expected: 4, unexpected: 2, flaky: 0, skipped: 2 };
  const playwright = await countReport(finishes(JSON.stringify({ stats }), 1), tallyOfPlaywright);
  expect(playwright).toEqual({ ...nothing, passed: 4, failed: 2, skipped: 2 });
});

test('a runner that fails without a failed test counts as one failure', async () => {
  const clean = vitestReport.replace('"numFailedTests":1', '"numFailedTests":0');
  expect(await countReport(finishes(clean, 1), tallyOfVitest)).toMatchObject({ passed: 5, failed: 1 });
});

test('a runner that leaves no report counts as one failure', async () => {
  expect(await countReport(async () => 0, tallyOfVitest)).toEqual({ ...nothing, failed: 1 });
});
