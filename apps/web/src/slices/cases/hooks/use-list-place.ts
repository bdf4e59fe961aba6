import { useLocation, useNavigate } from 'react-router';
import { type CaseTab, type ListPlace, placeAddress, readPlace } from '../list-place.ts';

/** The place in a list, kept in the address. */
export function useListPlace(tabs: readonly CaseTab[]) {
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    place: readPlace(new URLSearchParams(search), tabs),
    goTo: (place: ListPlace, { replace = false } = {}): void =>
      void navigate({ search: placeAddress(place) }, { replace }),
  };
}
