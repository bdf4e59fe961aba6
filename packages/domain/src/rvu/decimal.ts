/** An exact decimal number: 30.17 is 3017 with two places. Sums of RVUs and of money never pass through a binary fraction. */
export interface Decimal {
  readonly digits: bigint;
  readonly places: number;
}

export const zero: Decimal = { digits: 0n, places: 0 };

const plainNumber = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Reads '30.17' or 30.17, exactly as it is written. */
export function decimal(written: string | number): Decimal {
  const match = plainNumber.exec(String(written).trim());
  if (!match) throw new RangeError(`'${written}' is not a plain decimal number.`);
  const [, sign = '', whole = '0', fraction = ''] = match;
  return { digits: BigInt(`${sign}${whole}${fraction}`), places: fraction.length };
}

const digitsAt = (number: Decimal, places: number): bigint => number.digits * 10n ** BigInt(places - number.places);

export function plus(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places);
  return { digits: digitsAt(a, places) + digitsAt(b, places), places };
}

export const minus = (a: Decimal, b: Decimal): Decimal => plus(a, { ...b, digits: -b.digits });

export const times = (a: Decimal, b: Decimal): Decimal => ({
  digits: a.digits * b.digits,
  places: a.places + b.places,
});

export const percentOf = (number: Decimal, percentage: Decimal): Decimal =>
  times(times(number, percentage), { digits: 1n, places: 2 });

export const sum = (numbers: readonly Decimal[]): Decimal => numbers.reduce(plus, zero);

/** Negative, zero or positive, as `toSorted` wants it. */
export function compare(a: Decimal, b: Decimal): number {
  const difference = minus(a, b).digits;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

export const isZero = (number: Decimal): boolean => number.digits === 0n;

/** Brings it to this many places; a half is rounded away from zero, as on an invoice. */
function rounded({ digits, places }: Decimal, wanted: number): bigint {
  if (places <= wanted) return digitsAt({ digits, places }, wanted);
  const step = 10n ** BigInt(places - wanted);
  const half = digits < 0n ? -step / 2n : step / 2n;
  return (digits + half) / step;
}

/** With a fixed number of places: RVUs are shown with three. */
export function formatDecimal(number: Decimal, places = 3): string {
  const digits = rounded(number, places);
  const text = String(digits < 0n ? -digits : digits).padStart(places + 1, '0');
  const cut = text.length - places;
  const sign = digits < 0n ? '-' : '';
  return places === 0 ? `${sign}${text}` : `${sign}${text.slice(0, cut)}.${text.slice(cut)}`;
}
