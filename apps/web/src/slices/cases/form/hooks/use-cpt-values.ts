import { yearsByNearness } from '@casefolio/domain/codes/value-year';
import { useQueries } from '@tanstack/react-query';
import { findCode } from '../../../codes/codes.api.ts';
import type { ChosenCpt } from '../case-form.ts';

/** The code in the first of these years that has a value for it. */
async function valueOf(code: string, years: readonly number[], signal: AbortSignal) {
  for (const year of years) {
    const found = await findCode(code, year, signal);
    if (found && found.rvuValue !== null) return found;
  }
  return null;
}

/** The chosen codes with their values of this year, else of the nearest; until those are here, with the ones they were found with. */
export function useCptValues(cpts: readonly ChosenCpt[], year: number, known: readonly number[]): readonly ChosenCpt[] {
  const years = yearsByNearness(year, known);
  const others = cpts.filter((cpt) => cpt.year !== year || cpt.rvuValue === null);
  const found = useQueries({
    queries: others.map(({ code }) => ({
      queryKey: ['cpt-value', code, years],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => valueOf(code, years, signal),
      staleTime: Infinity,
    })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  return cpts.map((cpt) => {
    const hit = others.includes(cpt) ? found.find(({ id }) => id === cpt.id) : undefined;
    // Not said to be of another year before that is known.
    return hit ? { ...cpt, rvuValue: hit.rvuValue, year: hit.year } : { ...cpt, year };
  });
}
