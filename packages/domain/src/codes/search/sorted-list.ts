/** The first position whose text is not before `text`, in the order of `<`. */
export function firstNotBefore(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** From where to where a sorted list holds texts that begin with `start`. */
export function rangeOf(sorted: readonly string[], start: string): readonly [from: number, to: number] {
  return [firstNotBefore(sorted, start), firstNotBefore(sorted, `${start}\uffff`)];
}

export const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
