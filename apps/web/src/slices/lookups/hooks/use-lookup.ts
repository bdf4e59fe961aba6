import { lookupEndpoints } from '@casefolio/contract/lookups.contract';
import type { FieldOption } from '@casefolio/domain/fields/field';
import type { ListLookupName, MapLookupName } from '@casefolio/domain/lookups/catalogue';
import { useQuery } from '@tanstack/react-query';
import { call, callForReply } from '../../../api/client.ts';
import type { CallData, Reply } from '../../../api/client.ts';
import { lookupOptions } from '../lookup-options.ts';

interface Loading {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly tryAgain: () => void;
}

/** The options of a field, in clinical order; none while they are on their way. */
export interface Lookup extends Loading {
  readonly options: readonly FieldOption[];
}

export interface LookupList<Item> extends Loading {
  readonly items: readonly Item[];
}

type ItemOf<Name extends ListLookupName> = CallData<(typeof lookupEndpoints)[Name]>[number];

/** Lists change with a release or by the operator's hand: once fetched, they are good until the page is left. */
const forTheSession = { staleTime: Infinity, gcTime: Infinity };

const optionsOf = ({ data, order }: Reply<Record<string, string>>) => lookupOptions(data, order);

export function useLookup(name: MapLookupName): Lookup {
  const { data, isPending, isError, refetch } = useQuery({
    ...forTheSession,
    queryKey: ['lookup', name],
    queryFn: ({ signal }) => callForReply(lookupEndpoints[name], { signal }),
    select: optionsOf,
  });
  return { options: data ?? [], isPending, isError, tryAgain: () => void refetch() };
}

export function useLookupList<Name extends ListLookupName>(name: Name): LookupList<ItemOf<Name>>;
export function useLookupList(name: ListLookupName): LookupList<ItemOf<ListLookupName>> {
  const { data, isPending, isError, refetch } = useQuery({
    ...forTheSession,
    queryKey: ['lookup', name],
    queryFn: ({ signal }) => call(lookupEndpoints[name], { signal }),
  });
  return { items: data ?? [], isPending, isError, tryAgain: () => void refetch() };
}
