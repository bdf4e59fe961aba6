import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Endpoint } from '@casefolio/contract/endpoint';
import { accessRules } from '@casefolio/domain/access/access';
import { isLookupName } from '@casefolio/domain/lookups/catalogue';
import { expect, test } from 'vitest';
import type { Browser } from '../app/testing/browser.ts';
import { testCasefolio } from '../app/testing/test-casefolio.ts';
import { signUp, somebody, verifiedPerson } from '../slices/accounts/testing/people.ts';

const casefolio = testCasefolio();
const callers = ['nobody', 'unverified', 'stranger', 'owner'] as const;
type Caller = (typeof callers)[number];

/** What each kind of caller must be answered when they name the owner's things. */
function expected({ access }: Endpoint, caller: Caller): 'in' | 401 | 403 | 404 {
  const { who, whose } = accessRules[access];
  if (who === 'anyone') return 'in';
  if (caller === 'nobody') return 401;
  if (caller === 'unverified' && who === 'verified') return 403;
  return whose === 'own' && caller !== 'owner' ? 404 : 'in';
}

/** The lookups are one call with many names; a backslash keeps Markdown from taking the name for a tag. */
const shown = (path: string): string => (isLookupName(path.slice(1)) ? '/\\<lookup>' : path);

const line = (spec: Endpoint): string =>
  `| ${spec.method} ${shown(spec.path)} | ${spec.access} | ${callers.map((caller) => expected(spec, caller)).join(' | ')} |`;

const table = (endpoints: readonly Endpoint[]): string =>
  [
    `| call | rule | ${callers.join(' | ')} |`,
    `|---|---|${callers.map(() => '---|').join('')}`,
    ...new Set(endpoints.map(line)),
  ].join('\n');

test('docs/security.md prints the matrix as it is', async () => {
  const page = resolve(import.meta.dirname, '../../../../docs/security.md');
  const text = await readFile(page, 'utf8');
  const [before = '', rest = ''] = text.split('<!-- matrix -->\n');
  const [, after = ''] = rest.split('<!-- /matrix -->');
  const now = `${before}<!-- matrix -->\n${table(casefolio.casefolio.endpoints)}\n<!-- /matrix -->${after}`;
  if (process.env['UPDATE_DOCS']) await writeFile(page, now);
  expect(text, 'run the tests once with UPDATE_DOCS=1').toBe(now);
});

test('every call answers every kind of caller as the matrix says', async () => {
  const owner = await verifiedPerson(casefolio);
  const waiting = casefolio.browser();
  await signUp(waiting, somebody());
  const stranger = (await verifiedPerson(casefolio)).browser;
  const browsers: Record<Caller, Browser> = {
    nobody: casefolio.browser(),
    unverified: waiting,
    stranger,
    owner: owner.browser,
  };
  // Logging out would change who the callers are.
  const endpoints = casefolio.casefolio.endpoints.filter((spec) => spec.name !== 'logOut');

  for (const spec of endpoints) {
    const path = spec.path.replace(':userId', String(owner.id));
    for (const caller of callers) {
      const browser = browsers[caller];
      const { status_code } = spec.method === 'GET' ? await browser.get(path) : await browser.post(path, {});
      const answer = [401, 403, 404].includes(status_code) ? status_code : 'in';
      expect([spec.name, caller, answer]).toEqual([spec.name, caller, expected(spec, caller)]);
    }
  }
});
