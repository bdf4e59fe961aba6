export interface Standing {
  readonly id: number;
  readonly retired: boolean;
}

export interface Comparison<Old, Fresh> {
  readonly added: readonly Fresh[];
  readonly changed: readonly { readonly old: Old; readonly fresh: Fresh }[];
  /** What the fresh ones lack and what could still be found until now. */
  readonly missing: readonly Old[];
  readonly unchanged: number;
}

/** Sets what a file brings beside what stands. Each that stands answers to one of the file at most. */
export function compareCodes<Old extends Standing, Fresh>(
  standing: readonly Old[],
  fresh: readonly Fresh[],
  find: (fresh: Fresh) => Old | undefined,
  isSame: (old: Old, fresh: Fresh) => boolean,
): Comparison<Old, Fresh> {
  const added: Fresh[] = [];
  const changed: { old: Old; fresh: Fresh }[] = [];
  const met = new Set<number>();
  for (const one of fresh) {
    const old = find(one);
    if (!old || met.has(old.id)) added.push(one);
    else {
      met.add(old.id);
      if (!isSame(old, one)) changed.push({ old, fresh: one });
    }
  }
  const missing = standing.filter(({ id, retired }) => !retired && !met.has(id));
  return { added, changed, missing, unchanged: met.size - changed.length };
}

/** The same for sets in which the code says which is which. */
export function compareByCode<Old extends Standing & Coded, Fresh extends Coded>(
  standing: readonly Old[],
  fresh: readonly Fresh[],
  isSame: (old: Old, fresh: Fresh) => boolean,
): Comparison<Old, Fresh> {
  const byCode = new Map(standing.map((old) => [old.code, old]));
  return compareCodes(standing, fresh, ({ code }) => byCode.get(code), isSame);
}

interface Coded {
  readonly code: string;
}
