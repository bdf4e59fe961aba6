/** The year whose values a procedure is given: its own, else the one nearest to it, and of two as near the newer. */
export const valueYearFor = (year: number, known: readonly number[]): number =>
  known.toSorted((a, b) => Math.abs(a - year) - Math.abs(b - year) || b - a)[0] ?? year;
