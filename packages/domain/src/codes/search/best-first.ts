/** Keeps the best few of many, best first; among equals the one that came earlier in the list of codes. */
export interface BestFirst {
  offer(position: number, score: number): void;
  /** What must be reached to be kept. */
  least(): number;
  readonly positions: readonly number[];
}

export function bestFirst(limit: number): BestFirst {
  const positions: number[] = [];
  const scores: number[] = [];

  const isBehind = (index: number, position: number, score: number): boolean => {
    const other = scores[index] ?? 0;
    return other < score || (other === score && (positions[index] ?? 0) > position);
  };
  const offer = (position: number, score: number): void => {
    let at = positions.length;
    if (at >= limit && !isBehind(at - 1, position, score)) return;
    while (at > 0 && isBehind(at - 1, position, score)) at -= 1;
    positions.splice(at, 0, position);
    scores.splice(at, 0, score);
    if (positions.length > limit) {
      positions.pop();
      scores.pop();
    }
  };
  const least = (): number => (positions.length < limit ? -Infinity : (scores[limit - 1] ?? Infinity));
  return { offer, least, positions };
}
