import { useState } from 'react';

function toggled(before: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}

/** Which of some things are ticked. What is no longer there counts no more. */
export function useSelection(ids: readonly number[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const selected = ids.filter((id) => ticked.has(id));
  return {
    selected,
    isSelected: (id: number) => ticked.has(id),
    toggle: (id: number) => setTicked((before) => toggled(before, id)),
    selectAll: () => setTicked(new Set(ids)),
    clear: () => setTicked(new Set()),
  };
}
