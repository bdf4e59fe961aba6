import type { Import } from './imports.ts';

/** Groups of files that reach one another through imports (Tarjan's strongly connected components); types count like the rest. */
export function findCircles(imports: readonly Import[]): string[][] {
  const edges = new Map<string, string[]>();
  for (const { from, target } of imports) {
    if (target.kind === 'file') edges.set(from, [...(edges.get(from) ?? []), target.path]);
  }
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  function visit(file: string): number {
    const mine = order.size;
    let low = mine;
    order.set(file, mine);
    open.push(file);
    for (const next of edges.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? mine);
    }
    lowest.set(file, low);
    if (low === mine) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1 || edges.get(file)?.includes(file)) circles.push(group.toSorted());
    }
    return low;
  }

  for (const file of edges.keys()) if (!order.has(file)) visit(file);
  return circles;
}
