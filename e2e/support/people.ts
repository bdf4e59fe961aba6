import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';
import { camelKey, renameKeys } from '../../apps/web/src/api/camel-keys.ts';
import type { Outbox } from './outbox.ts';

export const password = 'Theatre-7-lamp';

/** Calls the API beside a browser's page, or as somebody at another machine. */
export type Caller = Pick<APIRequestContext, 'post' | 'put' | 'get'>;

export interface Person {
  readonly id: number;
  readonly email: string;
}

export interface PersonKind {
  readonly name?: string;
  readonly lastName?: string;
  readonly plan?: { readonly plan_id: string; readonly promotion_code: string };
}

/** The data of a call that must succeed. */
export async function dataOf<T>(answering: Promise<APIResponse>): Promise<T> {
  const answer = await answering;
  expect(answer.ok(), await answer.text()).toBe(true);
  const { data }: { data: T } = await answer.json();
  return data;
}

export const someAddress = (name: string): string => `${name.toLowerCase()}.${randomUUID()}@example.org`;

/** A verified account, made by calls: the way through the screens is tested elsewhere. The caller carries its session afterwards. */
export async function verifiedPerson(caller: Caller, outbox: Outbox, kind: PersonKind = {}): Promise<Person> {
  const { name = 'Ines', lastName = 'Duarte', plan = {} } = kind;
  const email = someAddress(name);
  const person = { first_name: name, last_name: lastName, email, password, user_role_id: 1 };
  const data = { ...person, ...plan, accepted_privacy_policy: true, accepted_terms: true };
  const { id } = await dataOf<{ id: number }>(caller.post('/api/v1/registration', { data }));
  const { links } = await outbox.newestTo(email);
  const token = decodeURIComponent((links[0] ?? '').split('/').at(-1) ?? '');
  await dataOf(caller.post('/api/v1/verification', { data: { token } }));
  return { id, email };
}

/** The page as somebody's who has logged in before, at the screen that is asked for; without one, no screen is opened yet. */
export async function comeIn(page: Page, { email }: Pick<Person, 'email'>, path?: string): Promise<void> {
  const credentials = { username: email, password, time_offset: 0 };
  const user = await dataOf<object>(page.request.post('/api/v1/login', { data: credentials }));
  // Any page without the application: the storage belongs to the address.
  await page.goto('/robots.txt');
  await page.evaluate(
    (stored) => {
      localStorage.setItem('casefolio.user', JSON.stringify(stored));
      localStorage.setItem('casefolio.opening', JSON.stringify({ remembered: false, at: Date.now() }));
    },
    renameKeys({ ...user, verified: true }, camelKey),
  );
  if (path !== undefined) await page.goto(path);
}

/** A verified person's browser; see `comeIn`. */
export async function signedIn(page: Page, outbox: Outbox, path?: string): Promise<Person> {
  const person = await verifiedPerson(page.request, outbox);
  await comeIn(page, person, path);
  return person;
}

/** The same person's browser as a stranger's: nothing of them is left in it. */
export async function asStranger(page: Page): Promise<void> {
  // First to a page without the application, which would notice that its session is gone and go where the test does not want it.
  await page.goto('/robots.txt');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}
