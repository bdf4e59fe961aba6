import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { addImages, fullCase } from '@casefolio/contract/cases.contract';
import type { Endpoint } from '@casefolio/contract/endpoint';
import { listSessions } from '@casefolio/contract/security.contract';
import { accessRules } from '@casefolio/domain/access/access';
import { isLookupName } from '@casefolio/domain/lookups/catalogue';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Browser, Reply } from '../app/testing/browser.ts';
import { formOf } from '../app/testing/form.ts';
import { testCasefolio } from '../app/testing/test-casefolio.ts';
import { logInBody, signUp, somebody, verifiedPerson } from '../slices/accounts/testing/people.ts';
import { loggedCase, surgeonOf, type TestSurgeon } from '../slices/cases/testing/surgeons.ts';
import { answer } from '../slices/sharing/testing/invitations.ts';

const casefolio = testCasefolio();
const callers = ['nobody', 'unverified', 'stranger', 'viewer', 'editor', 'owner'] as const;
type Caller = (typeof callers)[number];

/** What each kind of caller must be answered when they name the owner's things. */
function expected({ access }: Endpoint, caller: Caller): 'in' | 401 | 403 | 404 {
  const rule = accessRules[access];
  if (rule.who === 'anyone') return 'in';
  if (caller === 'nobody') return 401;
  if (caller === 'unverified' && rule.who === 'verified') return 403;
  if (rule.whose === 'anyone' || caller === 'owner') return 'in';
  if (rule.whose === 'own' || (caller !== 'viewer' && caller !== 'editor')) return 404;
  return caller === 'editor' || rule.needs === 'VIEWER' ? 'in' : 403;
}

const callOf = (browser: Browser, method: Endpoint['method']) =>
  ({
    GET: (path: string) => browser.get(path),
    POST: (path: string) => browser.post(path, {}),
    PUT: (path: string) => browser.put(path, {}),
    DELETE: (path: string) => browser.delete(path),
  })[method];

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

const idOf = async (made: Promise<Reply>) => String(z.object({ id: z.number() }).parse((await made).data).id);

/** What a path names of the owner's is made anew for every call: the call before may have deleted it. */
async function pathWith(owner: TestSurgeon, { path }: Endpoint): Promise<string> {
  const { browser, id } = owner;
  const base = `/users/${id}`;
  const further = { date: '2026-01-02', type: 'Cranial', procedure_name: 'Washout' };
  const procId = path.includes(':procId') ? await loggedCase(owner, { case_procedures: [further] }) : 0;
  const ids: Record<string, () => Promise<string>> = {
    userId: async () => String(id),
    procId: async () => String(procId),
    caseId: async () =>
      String(fullCase.parse((await browser.get(`${base}/procedures/${procId}`)).data).case_procedures[0]?.id),
    mediaId: () => imageOf(owner, procId),
    itemId: () => idOf(browser.post(path.replace(':userId', String(id)).replace('/:itemId', ''), profileItem)),
    templateId: () => idOf(browser.post(`${base}/templates`, { name: 'Mine', content: {} })),
    reportId: async () => {
      const wish = { type: 'EXCEL', procedure_ids: [await loggedCase(owner)] };
      return idOf(browser.post(`${base}/procedures/export`, wish));
    },
    key: async () => 'new-case',
    sessionId: () => otherSession(owner),
  };
  if (path.endsWith('/reimbursement')) await browser.post(`${base}/reimbursement`, salary);
  let filled = path.slice(0);
  for (const [whole, name = ''] of path.matchAll(/:(\w+)/g))
    filled = filled.replace(whole, (await ids[name]?.()) ?? whole);
  return filled;
}

const profileItem = {
  hospital: { name: 'General Hospital' },
  institution_name: 'University',
  speciality_id: 1,
  degree_id: 1,
  start_date: '2020-01-01',
};
const salary = { practice_state: 'NY', reimbursement_model: 'SALARY_BASED' };

async function imageOf({ browser, id }: TestSurgeon, caseId: number): Promise<string> {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  const { body, headers } = formOf({}, [{ field: 'images', name: 'a.png', bytes: picture }]);
  const { data } = await browser.post(`/users/${id}/procedures/${caseId}/media`, body, headers);
  return String(addImages.data.parse(data).images[0]?.id);
}

async function otherSession({ id, email, password }: TestSurgeon): Promise<string> {
  const phone = casefolio.browser();
  await phone.post('/login', logInBody({ email, password }));
  const { data } = await phone.get(`/users/${id}/sessions`);
  return String(listSessions.data.parse(data).sessions.find(({ current }) => current)?.id);
}

async function letIn(owner: TestSurgeon, permission: 'EDITOR' | 'VIEWER'): Promise<Browser> {
  const guest = await surgeonOf(casefolio);
  const users = [{ email: guest.email, permission }];
  await owner.browser.post(`/users/${owner.id}/access_users`, { users });
  await answer(guest.browser, guest.id, owner.id, 'ACCEPTED');
  return guest.browser;
}

test('every call answers every kind of caller as the matrix says', async () => {
  const owner = await surgeonOf(casefolio);
  const waiting = casefolio.browser();
  await signUp(waiting, somebody());
  const browsers: Record<Caller, Browser> = {
    nobody: casefolio.browser(),
    unverified: waiting,
    stranger: (await verifiedPerson(casefolio)).browser,
    viewer: await letIn(owner, 'VIEWER'),
    editor: await letIn(owner, 'EDITOR'),
    owner: owner.browser,
  };
  // Logging out would change who the callers are.
  const endpoints = casefolio.casefolio.endpoints.filter(({ name }) => !['logOut', 'endAllSessions'].includes(name));
  for (const spec of endpoints)
    for (const caller of callers) {
      const { status_code } = await callOf(browsers[caller], spec.method)(await pathWith(owner, spec));
      const answered = [401, 403, 404].includes(status_code) ? status_code : 'in';
      expect([spec.name, caller, answered]).toEqual([spec.name, caller, expected(spec, caller)]);
    }
}, 180_000);
