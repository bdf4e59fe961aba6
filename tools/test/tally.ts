/** What a stage of `npm test` counted: a check is one, a test is one. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Of those that passed: not at the first try. Each has found a fault, its own or the product's, and is named by its runner. */
  readonly unsteady: number;
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0, unsteady: 0 };

export function oneCheck(passed: boolean): Tally {
  return passed ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };
}

export function add(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, next) => ({
      passed: sum.passed + next.passed,
      failed: sum.failed + next.failed,
      skipped: sum.skipped + next.skipped,
      unsteady: sum.unsteady + next.unsteady,
    }),
    nothing,
  );
}

/** The one last line of `npm test`. */
export function lastLine({ passed, failed, skipped, unsteady }: Tally): string {
  const steady = unsteady > 0 ? ` (${unsteady} at the second try only)` : '';
  return `${passed} passed${steady}, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** A runner that failed without a failed test (a file that does not load, an error between tests) still failed once. */
export function neverSilent(tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
