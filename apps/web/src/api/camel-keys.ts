type IsLetter<Sign extends string> = Uppercase<Sign> extends Lowercase<Sign> ? false : true;
type StartsWithLetter<Text extends string> = Text extends `${infer First}${string}` ? IsLetter<First> : false;

export type CamelKey<Key extends string> = Key extends `${infer Head}_${infer Rest}`
  ? Head extends ''
    ? `_${CamelKey<Rest>}`
    : StartsWithLetter<Rest> extends true
      ? `${Head}${Capitalize<CamelKey<Rest>>}`
      : `${Head}_${CamelKey<Rest>}`
  : Key;

/** The same shape with every key as the browser spells it, all the way down. */
export type CamelKeys<T> = T extends readonly (infer Item)[]
  ? CamelKeys<Item>[]
  : T extends Blob
    ? T
    : T extends object
      ? { [Key in keyof T as Key extends string ? CamelKey<Key> : Key]: CamelKeys<T[Key]> }
      : T;

/** `first_name` → `firstName`. Leading underscores stay, and so does one before a digit, so that the way back is exact. */
export const camelKey = (key: string): string =>
  key.replace(/(?<=[^_])_([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const snakeKey = (key: string): string =>
  key.replace(/(?<=[A-Za-z0-9])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Renames keys at every depth; files, dates and plain values pass as they are. */
export function renameKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [rename(key), renameKeys(inner, rename)]));
}
