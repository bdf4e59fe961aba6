import { argv, exit } from 'node:process';
import { readSourceFiles } from './source-files.ts';
import type { Finding } from './style/finding.ts';
import { measureStyle, type Style } from './style/measure.ts';

interface Row {
  readonly what: string;
  readonly ours: string;
  readonly aim: string;
  readonly holds: boolean;
}

/** The table of docs/architecture.md, "Numbers that keep it habitable". */
export function styleTable(style: Style): Row[] {
  const { fileLines: file, functionLines: fn, zeros } = style;
  return [
    {
      what: 'lines a file p50 / p95 / largest',
      ours: `${file.p50} / ${file.p95} / ${file.largest} (${file.largestIn})`,
      aim: '≤80 / ≤220 / 400',
      holds: file.p50 <= 80 && file.p95 <= 220 && file.largest <= 400,
    },
    {
      what: 'lines a function p95 / largest',
      ours: `${fn.p95} / ${fn.largest} (${fn.largestIn})`,
      aim: '≤40 / 120',
      holds: fn.p95 <= 40 && fn.largest <= 120,
    },
    zero('any, @ts-ignore, !', zeros.typeEscapes),
    {
      what: 'as (not const) per 1,000 lines',
      ours: style.castsPerThousand.toFixed(2),
      aim: '≤0.5',
      holds: style.castsPerThousand <= 0.5,
    },
    zero('import circles', zeros.circles),
    {
      what: 'repeated lines',
      ours: `${style.repeatedPercent.toFixed(2)} %`,
      aim: '≤0.5 %',
      holds: style.repeatedPercent <= 0.5,
    },
    {
      what: 'test ÷ source lines',
      ours: style.testsPerSourceLine.toFixed(2),
      aim: '≥0.9',
      holds: style.testsPerSourceLine >= 0.9,
    },
    zero('SQL outside stores', zeros.sqlOutsideStores),
    zero('messages outside messages/', zeros.messagesOutsideMessages),
  ];
}

function zero(what: string, found: readonly unknown[]): Row {
  return { what, ours: String(found.length), aim: '0', holds: found.length === 0 };
}

/** One line for each finding that keeps a zero from being one. */
export function brokenZeros({ zeros }: Style): string[] {
  return [
    ...told('a way around the types', zeros.typeEscapes),
    ...zeros.circles.map((circle) => `${circle[0]}: imports go in a circle: ${circle.join(' → ')}`),
    ...told('SQL outside a store', zeros.sqlOutsideStores),
    ...told('a message outside packages/domain/src/messages', zeros.messagesOutsideMessages),
  ];
}

function told(name: string, found: readonly Finding[]): string[] {
  return found.map(({ path, line, what }) => `${path}:${line}: ${name}: ${what}`);
}

function print(style: Style): void {
  for (const { what, ours, aim, holds } of styleTable(style)) {
    console.log(`${holds ? '  ' : '! '}${what.padEnd(34)} ${aim.padEnd(18)} ${ours}`);
  }
  for (const place of style.repeatedPlaces) console.log(`  ${place}`);
}

if (argv[1] === import.meta.filename) {
  const style = measureStyle(readSourceFiles());
  print(style);
  const broken = brokenZeros(style);
  for (const line of broken) console.error(line);
  exit(broken.length === 0 ? 0 : 1);
}
