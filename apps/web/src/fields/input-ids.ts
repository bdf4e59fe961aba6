/** How an input is tied to its label, its hint and its error. */
export interface InputIds {
  readonly input: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string;
  readonly aside: string;
}

export const inputIds = (id: string): InputIds => ({
  input: id,
  label: `${id}-label`,
  hint: `${id}-hint`,
  error: `${id}-error`,
  aside: `${id}-aside`,
});

interface Shown {
  readonly error: boolean;
  readonly hint: boolean;
  readonly aside: boolean;
}

/** Everything that describes the input now, error first. */
export function describedBy(ids: InputIds, shown: Shown): string | undefined {
  const parts = (['error', 'hint', 'aside'] as const).filter((part) => shown[part]).map((part) => ids[part]);
  return parts.length > 0 ? parts.join(' ') : undefined;
}
