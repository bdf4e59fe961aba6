import { useQueries } from '@tanstack/react-query';
import { findCode } from '../../../codes/codes.api.ts';
import type { ChosenCpt } from '../case-form.ts';

/** The code in this year; where that has no value for it, in the newest that has. */
async function valueOf(code: string, year: number, signal: AbortSignal) {
  const inYear = await findCode(code, year, signal);
  return (inYear?.rvuValue === null ? await findCode(code, undefined, signal) : inYear) ?? null;
}

/** The chosen codes with their values of this year; until those are here, with the ones they were found with. */
export function useCptValues(cpts: readonly ChosenCpt[], year: number): readonly ChosenCpt[] {
  const others = cpts.filter((cpt) => cpt.year !== year || cpt.rvuValue === null);
  const found = useQueries({
    queries: others.map(({ code }) => ({
      queryKey: ['cpt-value', code, year],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => valueOf(code, year, signal),
      staleTime: Infinity,
    })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  return cpts.map((cpt) => {
    const hit = others.includes(cpt) ? found.find(({ id }) => id === cpt.id) : undefined;
    return hit ? { ...cpt, rvuValue: hit.rvuValue, year: hit.year } : cpt;
  });
}
