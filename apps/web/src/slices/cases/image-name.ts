const most = 20;

/** A name under a thumbnail: cut where it would run over, never inside a sign that takes two places. */
export function shortName(name: string): string {
  const signs = Array.from(name);
  return signs.length <= most ? name : `${signs.slice(0, most).join('')}…`;
}
