import { findIn, type Finding, type ScannedFile } from './finding.ts';

const anyType = /(?:[:<,|&(=>]|\b(?:as|extends))\s*any\b(?=\s*(?:[>,;|&)\]=[{]|$))/gm;
const silencedCompiler = /(?:\/\/|\/\*+)\s*@ts-(?:ignore|expect-error|nocheck)\b/g;
const nonNull = /[\w)\]]!(?=[.[();,:\s}\]]|$)(?!=)/gm;
const cast = /(?<=[\w)\]}'"`]\s+)as\s+(?!const\b)[A-Za-z{(['"][\w.]*/g;
const namesInBraces = /\b(?:import|export)\s+(?:type\s+)?(?:\*\s+as\s+\w+|\{[^}]*\}|\w+\s*,\s*\{[^}]*\})/g;

/** The ways around the type checker that must not be used at all: `any`, `@ts-ignore` and its kin, `!`. */
export function typeEscapes(file: ScannedFile): Finding[] {
  return [
    ...findIn(file.path, file.code, anyType),
    ...findIn(file.path, file.comments, silencedCompiler),
    ...findIn(file.path, file.code, nonNull),
  ];
}

/** `x as T`, which says to the type checker that we know better; `as const` and renamed imports do not. */
export function casts(file: ScannedFile): Finding[] {
  return findIn(
    file.path,
    file.code.replaceAll(namesInBraces, (names) => names.replaceAll(/[^\n]/g, ' ')),
    cast,
  );
}
