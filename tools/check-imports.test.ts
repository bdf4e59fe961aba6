import { expect, test } from 'vitest';
import { checkImports } from './check-imports.ts';
import { readSourceFiles } from './source-files.ts';

const server = 'apps/server/src';
const accounts = `${server}/slices/accounts`;
const web = 'apps/web/src';

/** A small house in order, with the planted files on top. */
function faultsWith(planted: Record<string, string>): string[] {
  const house: Record<string, string> = {
    'packages/domain/src/messages/accounts.ts': `export const wrong = { text: 'x' };`,
    'packages/contract/src/accounts.ts': `import { z } from 'zod';\nimport { wrong } from '@casefolio/domain/messages/accounts';\nexport const login = [z, wrong];`,
    [`${server}/main.ts`]: `import { start } from './app/start.ts';\nawait start();`,
    [`${server}/app/start.ts`]: `import { routes } from '../slices/accounts/accounts.routes.ts';\nexport const start = () => routes;`,
    [`${server}/db/database.ts`]: `import pg from 'pg';\nexport type Db = pg.Pool;\nexport const open = () => pg;`,
    [`${server}/http/failure.ts`]: `export class Failure extends Error {}`,
    [`${accounts}/accounts.store.ts`]: `import type { Db } from '../../db/database.ts';\nexport const find = (db: Db) => db;`,
    [`${accounts}/log-in.usecase.ts`]: `import { find } from './accounts.store.ts';\nimport { Failure } from '../../http/failure.ts';\nexport const logIn = [find, Failure];`,
    [`${accounts}/accounts.routes.ts`]: `import { logIn } from './log-in.usecase.ts';\nexport const routes = [logIn];`,
    [`${accounts}/accounts.api.ts`]: `export { find } from './accounts.store.ts';`,
    [`${server}/slices/cases/log-case.usecase.ts`]: `import { find } from '../accounts/accounts.api.ts';\nexport const logCase = find;`,
    [`${web}/ui/toast.tsx`]: `import { useState } from 'react';\nexport const toast = useState;`,
    [`${web}/slices/accounts/hooks/use-login.ts`]: `import { login } from '@casefolio/contract/accounts';\nexport const useLogin = () => login;`,
    [`${web}/slices/accounts/screens/sign-in.screen.tsx`]: `import { useLogin } from '../hooks/use-login.ts';\nimport { toast } from '../../../ui/toast.tsx';\nexport const SignIn = [useLogin, toast];`,
  };
  return checkImports(new Map(Object.entries({ ...house, ...planted })));
}

test('a house in order has no faults', () => {
  expect(faultsWith({})).toEqual([]);
});

test.each([
  [
    'an npm package in the domain',
    'packages/domain/src/a.ts',
    `import { z } from 'zod';\nexport const a = z;`,
    /a\.ts:1: domain may not import 'zod'/,
  ],
  [
    'a built-in of Node in the domain',
    'packages/domain/src/a.ts',
    `import 'node:fs';`,
    /domain may not import 'node:fs'/,
  ],
  [
    'the clock in the domain',
    'packages/domain/src/a.ts',
    `export const a = 1;\nexport const now = () => Date.now();`,
    /a\.ts:2: domain is pure.*Date\.now/,
  ],
  [
    'today in the domain',
    'packages/domain/src/a.ts',
    `export const now = () => new Date();`,
    /domain is pure.*new Date\(\)/,
  ],
  [
    'chance in the domain',
    'packages/domain/src/a.ts',
    `export const dice = () => Math.random();`,
    /domain is pure.*Math\.random/,
  ],
  ['React in the contract', 'packages/contract/src/a.ts', `import 'react';`, /contract may not import 'react'/],
  [
    'the server in the browser',
    `${web}/ui/a.ts`,
    `import type { Db } from '../../../server/src/db/database.ts';\nexport type A = Db;`,
    /web may never import server/,
  ],
  [
    'the browser in the server',
    `${server}/http/a.ts`,
    `import { toast } from '../../../web/src/ui/toast.tsx';\nexport const a = toast;`,
    /server may never import web/,
  ],
  ['a built-in of Node in the browser', `${web}/ui/a.ts`, `import 'node:fs';`, /ui may not import 'node:fs'/],
  [
    'a store in a route',
    `${accounts}/b.routes.ts`,
    `import { find } from './accounts.store.ts';\nexport const b = find;`,
    /routes may not import store/,
  ],
  [
    'the database as a value in a use-case',
    `${accounts}/b.usecase.ts`,
    `import { open } from '../../db/database.ts';\nexport const b = open;`,
    /use-case may not import db/,
  ],
  [
    'http in a use-case',
    `${accounts}/b.usecase.ts`,
    `export const b = import('../../http/server.ts');`,
    /use-case may not import http/,
  ],
  [
    'a table of rights that does more than decide',
    `${accounts}/b.access.ts`,
    `import { find } from './accounts.store.ts';\nexport const b = find;`,
    /access may not import store/,
  ],
  [
    'a use-case of another slice',
    `${server}/slices/cases/b.usecase.ts`,
    `import { logIn } from '../accounts/log-in.usecase.ts';\nexport const b = logIn;`,
    /use-case may not import use-case of accounts/,
  ],
  [
    'a slice that leans back',
    `${accounts}/b.usecase.ts`,
    `import { c } from '../cases/cases.api.ts';\nexport const b = c;`,
    /slices lean one way: accounts comes before cases/,
  ],
  ['a slice without a place', `${server}/slices/billing/b.usecase.ts`, `export const b = 1;`, /'billing' has no place/],
  [
    'the client in a screen',
    `${web}/slices/accounts/screens/b.screen.tsx`,
    `import { get } from '../../../api/client.ts';\nexport const B = get;`,
    /screen may not import web api/,
  ],
  [
    'a test helper in the product',
    `${server}/http/b.ts`,
    `import { fresh } from '../db/testing/fresh.ts';\nexport const b = fresh;`,
    /which only tests use/,
  ],
  [
    'a file that is not there',
    `${server}/http/b.ts`,
    `export { x } from './nowhere.ts';\nexport const b = 1;`,
    /b\.ts:1: '\.\/nowhere\.ts' does not exist/,
  ],
  [
    'a workspace file that is not there',
    `${server}/http/b.ts`,
    `import '@casefolio/domain/nowhere';`,
    /does not exist/,
  ],
  ['a barrel', `${server}/http/index.ts`, `// all of it\nexport { Failure } from './failure.ts';`, /only hands on/],
  [
    'a barrel with a star',
    `${server}/http/b.ts`,
    `export * from './failure.ts';\nexport const b = 1;`,
    /only hands on/,
  ],
  ['a file in no room', `${server}/helpers/b.ts`, `export const b = 1;`, /stands in no room/],
])('%s is refused', (_what, path, source, fault) => {
  const faults = faultsWith({
    [`${server}/slices/cases/cases.api.ts`]: 'export const c = 1;',
    [`${server}/db/testing/fresh.ts`]: `import 'vitest';\nexport const fresh = 1;`,
    [`${server}/http/server.ts`]: 'export const serve = 1;',
    [`${web}/api/client.ts`]: 'export const get = 1;',
    [path]: source,
  });
  expect(faults).toEqual([expect.stringMatching(fault)]);
});

test('a circle is named once, though one of its edges is a type alone', () => {
  const faults = faultsWith({
    [`${server}/http/a.ts`]: `import { b } from './b.ts';\nexport const a = b;`,
    [`${server}/http/b.ts`]: `import type { C } from './c.ts';\nexport const b: C = 1;`,
    [`${server}/http/c.ts`]: `import { a } from './a.ts';\nexport type C = number;\nexport const c = a;`,
  });
  expect(faults).toEqual([
    `${server}/http/a.ts: imports go in a circle: ${server}/http/a.ts → ${server}/http/b.ts → ${server}/http/c.ts`,
  ]);
});

test('an import that stands in a comment or a string is none', () => {
  const planted = `// import 'react';\nexport const example = \`\nimport 'react';\n\`;`;
  expect(faultsWith({ 'packages/domain/src/a.ts': planted })).toEqual([]);
});

test('types of the database are welcome in a use-case', () => {
  const planted = `import { type Db } from '../../db/database.ts';\nexport const b = (db: Db) => db;`;
  expect(faultsWith({ [`${accounts}/b.usecase.ts`]: planted })).toEqual([]);
});

test('a test may look at everything', () => {
  const planted = `import '../db/database.ts';\nimport '../slices/accounts/accounts.store.ts';\nimport 'node:fs';`;
  expect(faultsWith({ [`${server}/http/b.test.ts`]: planted })).toEqual([]);
});

test('the files of this checkout are found', () => {
  expect([...readSourceFiles().keys()]).toContain('tools/check-imports.ts');
});
