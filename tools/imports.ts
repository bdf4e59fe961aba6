import { posix } from 'node:path';
import { isCode, type SourceFiles } from './source-files.ts';
import { layersOf, lineAt } from './source-text.ts';

export interface Import {
  readonly from: string;
  readonly line: number;
  readonly specifier: string;
  readonly typeOnly: boolean;
  readonly target: Target;
}

export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'npm' | 'node'; readonly name: string }
  | { readonly kind: 'missing' };

// A regular expression over the text without comments is robust enough here: the formatter gives every import one of these two forms,
// and the compiler and the linter, which do parse, refuse what does not exist.
const statement = /^[ \t]*(?:import|export)\s+(type\s+)?(?:[\w*$\s{},]+?\s+from\s+)?['"]([^'"\n]+)['"]/gm;
const call = /\bimport\(\s*['"]([^'"\n]+)['"]/g;

export function importsOf(files: SourceFiles): Import[] {
  return [...files].flatMap(([path, source]) => (isCode(path) ? importsOfFile(path, source, files) : []));
}

function importsOfFile(from: string, source: string, files: SourceFiles): Import[] {
  const { code, withStrings } = layersOf(source);
  const found = (index: number, specifier: string, typeOnly: boolean): Import => ({
    from,
    line: lineAt(withStrings, index),
    specifier,
    typeOnly,
    target: resolve(from, specifier, files),
  });
  const standsInCode = (hit: RegExpExecArray) =>
    /\b(?:import|export)\b/.test(code.slice(hit.index, hit.index + hit[0].length));
  return [
    ...[...withStrings.matchAll(statement)].filter(standsInCode).map((hit) => {
      const start = hit.index + hit[0].search(/\S/);
      return found(start, hit[2] ?? '', hit[1] !== undefined || onlyTypesInBraces(hit[0]));
    }),
    ...[...withStrings.matchAll(call)].filter(standsInCode).map((hit) => found(hit.index, hit[1] ?? '', false)),
  ];
}

function onlyTypesInBraces(text: string): boolean {
  const names = /^\s*(?:import|export)\s*\{([^}]*)\}/.exec(text)?.[1]?.split(',') ?? [];
  const named = names.map((name) => name.trim()).filter((name) => name !== '');
  return named.length > 0 && named.every((name) => name.startsWith('type '));
}

function resolve(from: string, specifier: string, files: SourceFiles): Target {
  if (specifier.startsWith('node:')) return { kind: 'node', name: specifier };
  const path = pathOf(from, specifier.replace(/\?.*$/, ''));
  if (path === undefined) return { kind: 'npm', name: packageName(specifier) };
  return files.has(path) ? { kind: 'file', path } : { kind: 'missing' };
}

function pathOf(from: string, specifier: string): string | undefined {
  if (/^\.\.?\//.test(specifier)) return posix.join(posix.dirname(from), specifier);
  const workspace = /^@casefolio\/(domain|contract)\/(.+)$/.exec(specifier);
  return workspace ? `packages/${workspace[1]}/src/${workspace[2]}.ts` : undefined;
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
