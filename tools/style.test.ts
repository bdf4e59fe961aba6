import { expect, test } from 'vitest';
import { brokenZeros, styleTable } from './style.ts';
import { functionLines } from './style/function-lines.ts';
import { measureStyle } from './style/measure.ts';

const useCase = 'apps/server/src/slices/cases/log-case.usecase.ts';
const screen = 'apps/web/src/slices/cases/screens/case.screen.tsx';

function calls(count: number): string {
  return Array.from({ length: count }, (_, n) => `call${n}();`).join('\n');
}

function brokenBy(files: Record<string, string>): string[] {
  return brokenZeros(measureStyle(new Map(Object.entries(files))));
}

test.each([
  ['any as a type', useCase, 'const a = 1;\nexport const b = (x: any) => x;', ':2: a way around the types: : any'],
  ['any inside a type', useCase, 'export type A = Record<string, any>;', ':1: a way around the types: , any'],
  ['a silenced compiler', useCase, '// @ts-ignore\nexport const a = 1;', ':1: a way around the types: // @ts-ignore'],
  ['an exclamation mark', useCase, 'export const a = b!.c;', ':1: a way around the types: b!'],
  ['a raw query in a use-case', useCase, 'export const a = sql`select 1`;', ':1: SQL outside a store: sql`'],
  [
    'a built query in a use-case',
    useCase,
    'export const a = (tx) =>\n  tx\n    .select().from(b);',
    ':2: SQL outside a store: tx .select(',
  ],
  [
    'a query by hand in a route',
    'apps/server/src/slices/cases/cases.routes.ts',
    'pool.query(text);',
    ':1: SQL outside a store: .query(',
  ],
  ['a sentence in a failure', useCase, `throw new Failure(404, 'No such case');`, `messages: 'No such case'`],
  [
    'a sentence in an answer',
    'apps/server/src/http/errors.ts',
    `reply({ message: 'Too large.  Sorry' });`,
    `messages: message: 'Too large. Sorry'`,
  ],
  [
    'a sentence between elements',
    screen,
    'const a = (\n  <p>\n    Log your first case\n  </p>\n);',
    ':2: a message outside packages/domain/src/messages: > Log your first case',
  ],
  ['one word between elements', screen, '<Button>Save</Button>', 'messages: >Save'],
  ['a label in a property', screen, '<Field label="Surname" />', 'messages: label="Surname"'],
  ['a name for screen readers', screen, `<Button aria-label={'Close'} />`, `messages: aria-label={'Close'`],
  [
    'a label in a table',
    'apps/web/src/app/menu.ts',
    `export const menu = [{ label: 'My cases' }];`,
    `messages: label: 'My cases'`,
  ],
  ['a toast', screen, `toast('Saved the case');`, `messages: toast('Saved the case'`],
])('%s is found', (_what, path, source, found) => {
  expect(brokenBy({ [path]: source })).toEqual([expect.stringContaining(found)]);
});

test.each([
  ['words in comments and strings', useCase, `// any @ts-ignore here is prose!\nexport const a = 'as any, x!.y';`],
  ['a query in a store', 'apps/server/src/slices/cases/cases.store.ts', 'export const a = (db) => db.select();'],
  ['a query in the database folder', 'apps/server/src/db/migrate.ts', 'pool.query(text);'],
  ['the query of a request and a deleted key', useCase, 'const a = request.query; map.delete(a);'],
  ['a message from its home', useCase, 'throw new Failure(404, messages.noSuchCase);'],
  ['a code word in a failure', useCase, `throw new Failure('not-found', text);`],
  [
    'comparisons and generics in a screen',
    screen,
    'class A<T> extends B {}\nconst c = a > b && d < e ? f<G>(h) : async (): Promise<void> => {};',
  ],
  ['texts that come from values', screen, '<p className="wide open">{text}</p>'],
  ['not, unequal', useCase, 'export const a = !b && c !== d;'],
  ['prose of the operator', 'apps/server/src/cli/users.ts', `print({ message: 'No such user' });`],
])('%s: nothing to find', (_what, path, source) => {
  expect(brokenBy({ [path]: source })).toEqual([]);
});

test('a circle breaks its zero', () => {
  const files = {
    'apps/server/src/http/a.ts': `import './b.ts';`,
    'apps/server/src/http/b.ts': `import './a.ts';`,
  };
  expect(brokenBy(files)).toEqual([expect.stringContaining('imports go in a circle')]);
});

test('casts are counted, renamed imports and constants are not', () => {
  const source = `import * as all from 'x';\nimport { a as b } from 'y';\nconst c = b as const;\nconst d = c as unknown as D;\n`;
  expect(measureStyle(new Map([[useCase, source]])).castsPerThousand).toBe(500);
});

test('functions are measured from brace to brace, other blocks are not', () => {
  const code =
    'function a(b) {\n  if (b) {\n    c();\n  }\n}\nconst d = {\n  e(): Promise<void> {\n  },\n  f: () => {\n\n  },\n};\n';
  expect(functionLines(code)).toEqual([5, 2, 3]);
});

test('six lines told twice are repeated lines, five are not', () => {
  const told = (count: number) =>
    measureStyle(
      new Map([
        [useCase, calls(count)],
        [screen, `${calls(count)}\nelse();\n`],
      ]),
    );
  expect(told(5).repeatedPercent).toBe(0);
  expect(told(6).repeatedPercent).toBeCloseTo(46.15, 1);
  expect(told(6).repeatedPlaces).toEqual([`${screen}:1 repeats ${useCase}:1`]);
});

test('the table says which numbers do not hold', () => {
  const long = Array.from({ length: 500 }, (_, n) => `export const a${n} = ${n};`).join('\n');
  const table = styleTable(measureStyle(new Map([[useCase, long]])));
  expect(table.filter((row) => !row.holds).map((row) => row.what)).toEqual([
    'lines a file p50 / p95 / largest',
    'test ÷ source lines',
  ]);
});
