const windowLines = 6;

/**
 * The share of lines, in per cent, that repeat six or more lines which already stand somewhere. Imports, blank lines and lines of brackets
 * alone are left out on both sides, and the first home of a text is not counted.
 */
export function repeatedLines(sources: ReadonlyMap<string, string>): { percent: number; places: string[] } {
  const homes = new Map<string, string>();
  const places: string[] = [];
  let repeated = 0;
  let total = 0;
  for (const [path, source] of sources) {
    const lines = tellingLines(source);
    const copies = new Set<number>();
    for (let start = 0; start + windowLines <= lines.length; start += 1) {
      const window = lines.slice(start, start + windowLines);
      const text = window.map((line) => line.text).join('\n');
      const home = homes.get(text);
      if (home === undefined) homes.set(text, `${path}:${window[0]?.number}`);
      else {
        if (!copies.has(start)) places.push(`${path}:${window[0]?.number} repeats ${home}`);
        for (let line = start; line < start + windowLines; line += 1) copies.add(line);
      }
    }
    repeated += copies.size;
    total += lines.length;
  }
  return { percent: total === 0 ? 0 : (100 * repeated) / total, places };
}

function tellingLines(source: string): { text: string; number: number }[] {
  const withoutImports = source.replaceAll(/^(?:import|export)\s[^;'"]*?from\s+['"][^'"]*['"];?$/gm, (statement) =>
    statement.replaceAll(/[^\n]/g, ''),
  );
  return withoutImports
    .split('\n')
    .map((line, index) => ({ text: line.trim().replaceAll(/\s+/g, ' '), number: index + 1 }))
    .filter(({ text }) => /\w/.test(text));
}
