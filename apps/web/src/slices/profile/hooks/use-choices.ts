import type { FieldOption } from '@casefolio/domain/fields/field';
import { useLookup, useLookupList } from '../../lookups/lookups.api.ts';

const named = ({ id, name }: { readonly id: number; readonly name: string }): FieldOption => ({
  value: String(id),
  label: name,
});

export function useSpecialities() {
  const { items, isError, tryAgain } = useLookupList('specialities');
  return { options: items.map(named), isError, tryAgain };
}

export function useDegrees() {
  const { items, isError, tryAgain } = useLookupList('degrees');
  return { options: items.map(named), isError, tryAgain };
}

/** '🇵🇹 Portugal (+351)': found by its name as by its number. */
export function useCountries() {
  const { items, isError, tryAgain } = useLookupList('country_codes_lookups');
  const options = items.map(({ id, flag, niceName, phoneCode }) => ({
    value: String(id),
    label: `${flag} ${niceName} (${phoneCode})`,
  }));
  return { options, isError, tryAgain };
}

export const useStates = () => useLookup('states_lookups');
export const useModels = () => useLookup('reimbursement_model_lookups');
export const useThresholds = () => useLookup('threshold_lookups');

/** Fetches every list that the dialogs ask for, so that none of them opens half empty. */
export function useChoicesAhead(): void {
  useSpecialities();
  useDegrees();
  useCountries();
  useLookupList('user_roles_lookups');
  useStates();
  useModels();
  useThresholds();
}
