import { useQueries } from '@tanstack/react-query';
import type { CptCode } from '../code.ts';
import { findCode } from './find-code.ts';

/** A code that the year does not know is worth nothing in it. */
const codeInYear = async (chosen: CptCode, year: number, signal: AbortSignal): Promise<CptCode> =>
  (await findCode(chosen.code, year, signal)) ?? { ...chosen, year, rvuValue: null };

/** The same codes with their values of another year; those that were found in this year already are not asked for again. */
export function useCodesOfYear(codes: readonly CptCode[], year: number | undefined) {
  return useQueries({
    queries: codes.map((chosen) => {
      const wanted = year ?? chosen.year;
      return {
        queryKey: ['cpt-code', chosen.code, wanted],
        queryFn: ({ signal }: { readonly signal: AbortSignal }) => codeInYear(chosen, wanted, signal),
        staleTime: Infinity,
        ...(chosen.year === wanted && { initialData: chosen }),
      };
    }),
    combine: (answers) => ({
      codes: answers.flatMap(({ data }) => data ?? []),
      state: answers.some(({ isError }) => isError)
        ? ('failed' as const)
        : answers.every(({ isSuccess }) => isSuccess)
          ? ('ready' as const)
          : ('waiting' as const),
      tryAgain: () => {
        for (const answer of answers) if (answer.isError) void answer.refetch();
      },
    }),
  });
}
