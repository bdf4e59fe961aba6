import { layersOf, lineAt, type SourceLayers } from '../source-text.ts';

/** Something that must not be there, and where it stands. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly what: string;
}

/** Every hit of a pattern in one layer of a file, as a finding. */
export function findIn(path: string, text: string, pattern: RegExp): Finding[] {
  return [...text.matchAll(pattern)].map((hit) => {
    const start = hit.index + Math.max(0, hit[0].search(/\S/));
    return { path, line: lineAt(text, start), what: hit[0].trim().replaceAll(/\s+/g, ' ') };
  });
}

export interface ScannedFile extends SourceLayers {
  readonly path: string;
  readonly source: string;
}

export function scan(path: string, source: string): ScannedFile {
  return { path, source, ...layersOf(source) };
}
