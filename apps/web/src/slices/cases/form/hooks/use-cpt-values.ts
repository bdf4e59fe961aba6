import { searchCpt } from '@casefolio/contract/codes.contract';
import { useQueries } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';
import type { ChosenCpt } from '../case-form.ts';

/** The chosen codes with their values of the year of the procedure; until those are here, with the ones they were found with. */
export function useCptValues(cpts: readonly ChosenCpt[], year: number): readonly ChosenCpt[] {
  const others = cpts.filter((cpt) => cpt.year !== year);
  const found = useQueries({
    queries: others.map(({ code }) => ({
      queryKey: ['cpt-value', code, year],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
        (await call(searchCpt, { query: { searchTerm: code, year }, signal })).find((hit) => hit.code === code) ?? null,
      staleTime: Infinity,
    })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  return cpts.map((cpt) => {
    const hit = found.find(({ id }) => id === cpt.id);
    return cpt.year === year || !hit ? cpt : { ...cpt, rvuValue: hit.rvuValue, year: hit.year };
  });
}
