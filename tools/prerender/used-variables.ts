const declaration = /(?<=[{;\s])(--[\w-]+):([^;{}]*);?/g;

const namesIn = (text: string): string[] => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** The rules without the custom properties that none of them asks for, directly or by way of another: the theme declares hundreds, a page needs dozens. */
export function withUsedVariables(css: string): string {
  const asks = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(declaration)) {
    asks.set(name, [...(asks.get(name) ?? []), ...namesIn(value)]);
  }
  const used = new Set<string>();
  const waiting = namesIn(css.replace(declaration, ''));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    waiting.push(...(asks.get(name) ?? []));
  }
  return css.replace(declaration, (whole, name: string) => (used.has(name) ? whole : ''));
}
