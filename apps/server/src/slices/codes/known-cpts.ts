import type { SearchOptions } from '@casefolio/domain/codes/search/code-index';
import type { CptRow } from './kept-rows.ts';
import type { LiveSet } from './live-codes.ts';

/** Was the code there in this year? */
export const isKnownIn =
  (year: number) =>
  ({ retiredFrom }: CptRow): boolean =>
    retiredFrom === null || year < retiredFrom;

/** The codes of a year that fit, best first. Where those of other years take their places, more are looked for. */
export function searchKnown(
  { index, rows }: Pick<LiveSet<CptRow>, 'index' | 'rows'>,
  term: string,
  { limit, year, uses }: SearchOptions & { readonly year: number },
): readonly CptRow[] {
  for (let asked = limit; ; asked *= 4) {
    const ids = index.search(term, { limit: asked, ...(uses && { uses }) });
    const known = rows(ids).filter(isKnownIn(year));
    if (known.length >= limit || ids.length < asked) return known.slice(0, limit);
  }
}
