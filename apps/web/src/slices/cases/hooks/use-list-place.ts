import { useNavigate, useSearchParams } from 'react-router';
import { type CaseTab, type ListPlace, placeAddress, readPlace } from '../list-place.ts';

/** The place in a list, kept in the address. */
export function useListPlace(tabs: readonly CaseTab[]) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  return {
    place: readPlace(address, tabs),
    goTo: (place: ListPlace, { replace = false } = {}): void =>
      void navigate({ search: placeAddress(place) }, { replace }),
  };
}
