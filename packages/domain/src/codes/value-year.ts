/** The years nearest to one, and of two as near the newer first. */
export const yearsByNearness = (year: number, known: readonly number[]): readonly number[] =>
  known.toSorted((a, b) => Math.abs(a - year) - Math.abs(b - year) || b - a);

/** The year whose values a procedure is given: its own, else the nearest. */
export const valueYearFor = (year: number, known: readonly number[]): number => yearsByNearness(year, known)[0] ?? year;

/** What counts when no year is named: the newest that has begun; where all lie ahead, the nearest of them. Years come newest first. */
export const usualYear = (years: readonly number[], thisYear: number): number | undefined =>
  years.find((year) => year <= thisYear) ?? years.at(-1);
