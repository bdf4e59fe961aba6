import type { FieldError } from '@casefolio/contract/envelope';
import { profileMessages as messages } from '@casefolio/domain/messages/profile';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type Failure, invalidFields } from '../../http/failure.ts';
import type { ProfileChoices } from '../lookups/profile-choices.api.ts';

/** A number as the world dials it (+49301234567), or null when there is no such number in that country. */
function dialled(written: string, iso: string): string | null {
  if (!isSupportedCountry(iso)) return null;
  const number = parsePhoneNumberFromString(written, iso);
  return number?.isValid() ? number.number : null;
}

interface WrittenPhone {
  readonly phone?: string | null | undefined;
  readonly country_code_lookup_id?: number | null | undefined;
}

/** Where somebody can be called, in the form in which it is stored, with what is wrong about it. */
export function readPhone(wish: WrittenPhone, choices: Pick<ProfileChoices, 'country'>) {
  const { country_code_lookup_id: country_code_id = null } = wish;
  const written = wish.phone || null;
  const country = choices.country(country_code_id);
  const phone = written === null ? null : dialled(written, country?.iso ?? '');
  const isCountryUnknown = country_code_id !== null && !country;
  const faults: FieldError[] = [
    ...(isCountryUnknown ? [{ field: 'country_code_lookup_id', error: messages.notOffered.text }] : []),
    ...(written !== null && phone === null ? [{ field: 'phone', error: messages.phoneNotValid.text }] : []),
  ];
  return { stored: { phone, country_code_id }, faults };
}

/** One number, one person; which of the two it is, wrong or used, is nobody's to find out. */
export const phoneRefused = (): Failure => invalidFields([{ field: 'phone', error: messages.phoneNotValid.text }]);
