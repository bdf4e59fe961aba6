import { findCircles } from '../import-circles.ts';
import { importsOf } from '../imports.ts';
import { isCode, isTest, type SourceFiles } from '../source-files.ts';
import { type Finding, type ScannedFile, scan } from './finding.ts';
import { functionLines } from './function-lines.ts';
import { messagesOutsideMessages, sqlOutsideStores } from './misplaced.ts';
import { repeatedLines } from './repeated-lines.ts';
import { casts, typeEscapes } from './type-escapes.ts';

export interface Style {
  readonly fileLines: Spread;
  readonly functionLines: Spread;
  readonly castsPerThousand: number;
  readonly repeatedPercent: number;
  readonly repeatedPlaces: readonly string[];
  readonly testsPerSourceLine: number;
  /** What must be zero, each with what was found. */
  readonly zeros: {
    readonly typeEscapes: readonly Finding[];
    readonly circles: readonly string[][];
    readonly sqlOutsideStores: readonly Finding[];
    readonly messagesOutsideMessages: readonly Finding[];
  };
}

export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly largest: number;
  readonly largestIn: string;
}

/** Files that are tables of data rather than code: their length says nothing about how they read. */
const dataTable = /\/messages\/[^/]+\.ts$|\/case-fields\/|\/catalogue\.ts$|common-passwords/;

export function measureStyle(files: SourceFiles): Style {
  const scanned = [...files].filter(([path]) => isCode(path)).map(([path, source]) => scan(path, source));
  const sources = scanned.filter((file) => !isTest(file.path));
  const sourceLines = sum(sources.map((file) => lineCount(file.source)));
  const repeated = repeatedLines(new Map(sources.map((file) => [file.path, file.withStrings])));
  return {
    fileLines: spreadOf(
      sources.filter((file) => !dataTable.test(file.path)).map((file) => [lineCount(file.source), file.path]),
    ),
    functionLines: spreadOf(
      sources.flatMap((file) => functionLines(file.code).map((lines) => [lines, file.path] as const)),
    ),
    castsPerThousand: sourceLines === 0 ? 0 : (1000 * sources.flatMap(casts).length) / sourceLines,
    repeatedPercent: repeated.percent,
    repeatedPlaces: repeated.places,
    testsPerSourceLine: sourceLines === 0 ? 0 : sum(testLines(scanned)) / sourceLines,
    zeros: {
      typeEscapes: scanned.flatMap(typeEscapes),
      circles: findCircles(importsOf(files)),
      sqlOutsideStores: sources.flatMap(sqlOutsideStores),
      messagesOutsideMessages: sources.flatMap(messagesOutsideMessages),
    },
  };
}

function testLines(scanned: readonly ScannedFile[]): number[] {
  return scanned.filter((file) => isTest(file.path)).map((file) => lineCount(file.source));
}

function spreadOf(sizes: readonly (readonly [number, string])[]): Spread {
  const sorted = sizes.toSorted(([a], [b]) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]?.[0] ?? 0;
  const [largest = 0, largestIn = ''] = sorted.at(-1) ?? [];
  return { p50: at(0.5), p95: at(0.95), largest, largestIn };
}

function lineCount(source: string): number {
  return source.trimEnd().split('\n').length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
