/** Money in whole cents: it never passes through a binary fraction. */
export type Cents = number;

const written = /^(\d{1,7})(?:\.(\d{1,2}))?$/;

/** Reads '19.99', '20' or the number 19.99 as it is written; null when it is no price. */
export function centsOf(price: string | number): Cents | null {
  const match = written.exec(String(price).trim());
  if (!match) return null;
  const [, dollars = '', fraction = ''] = match;
  return Number(dollars) * 100 + Number(fraction.padEnd(2, '0'));
}

/** 1999 → '19.99' */
export const dollarsOf = (cents: Cents): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** As it stands on the wire: a number in dollars, which JSON writes with the decimals it has. */
export const dollarsOnWire = (cents: Cents): number => Number(dollarsOf(cents));
