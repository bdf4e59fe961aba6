import { lookupEndpoints } from '@casefolio/contract/lookups.contract';
import type { FieldOption } from '@casefolio/domain/fields/field';
import type { MapLookupName } from '@casefolio/domain/lookups/catalogue';
import { useQueries } from '@tanstack/react-query';
import { callForReply } from '../../../../api/client.ts';
import type { Reply } from '../../../../api/client.ts';

const optionsOf = ({ data, order }: Reply<Record<string, string>>): FieldOption[] =>
  order.map((value) => ({ value, label: data[value] ?? value }));

const onceEach = (options: readonly FieldOption[]): readonly FieldOption[] => [
  ...new Map(options.map((option) => [option.value, option])).values(),
];

/** The options of several lists together: several indications, each with its own locations. 'Other' stands last. */
export function useOffered(names: readonly MapLookupName[]) {
  return useQueries({
    queries: names.map((name) => ({
      queryKey: ['lookup', name],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => callForReply(lookupEndpoints[name], { signal }),
      staleTime: Infinity,
      gcTime: Infinity,
    })),
    combine: (answers) => ({
      options: onceEach(
        answers
          .flatMap(({ data }) => (data ? optionsOf(data) : []))
          .toSorted((a, b) => Number(a.value === 'Other') - Number(b.value === 'Other')),
      ),
      isPending: answers.some(({ isPending }) => isPending),
      isError: answers.some(({ isError }) => isError),
      tryAgain: () => {
        for (const answer of answers) if (answer.isError) void answer.refetch();
      },
    }),
  });
}
