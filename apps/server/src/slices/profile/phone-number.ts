import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isSupportedCountry } from 'libphonenumber-js/min';

/** A number as the world dials it (+49301234567), or null when there is no such number in that country. */
export function dialled(written: string, iso: string): string | null {
  if (!isSupportedCountry(iso)) return null;
  const number = parsePhoneNumberFromString(written, iso);
  return number?.isValid() ? number.number : null;
}
