import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Outbox } from './outbox.ts';

export interface Person {
  readonly id: number;
  readonly email: string;
}

export const secret = 'Theatre-7-lamp';
export const someAddress = (name: string): string => `${name}.${randomUUID()}@example.org`;

/** Calls the API without a browser's page, as somebody at another machine. */
type Caller = Pick<APIRequestContext, 'post'>;

/** A verified account, made by calls: the way through the screens is tested elsewhere. */
export async function person(caller: Caller, outbox: Outbox, name: string): Promise<Person> {
  const email = someAddress(name.toLowerCase());
  const data = {
    first_name: name,
    last_name: 'Duarte',
    email,
    password: secret,
    user_role_id: 1,
    accepted_privacy_policy: true,
    accepted_terms: true,
  };
  const { data: user }: { data: { id: number } } = await (await caller.post('/api/v1/registration', { data })).json();
  const { links } = await outbox.newestTo(email);
  const token = decodeURIComponent((links[0] ?? '').split('/').at(-1) ?? '');
  await caller.post('/api/v1/verification', { data: { token } });
  return { id: user.id, email };
}

/** The doctor, whose session the caller carries, invites an address; answers with the link in its mail. */
export async function invite(caller: Caller, outbox: Outbox, doctor: Person, email: string): Promise<string> {
  const [last] = (await outbox.allTo(email)).slice(-1);
  const data = { users: [{ email, permission: 'EDITOR' }] };
  await caller.post(`/api/v1/users/${doctor.id}/access_users`, { data });
  const mail = await outbox.newestTo(email, last ? { after: last } : {});
  const link = mail.links.find((href) => href.includes('/invitation/'));
  if (link === undefined) throw new Error(`No invitation came to ${email}.`);
  return link;
}

export async function logInAs(page: Page, { email }: Pick<Person, 'email'>): Promise<void> {
  await page.goto('/signin');
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/dashboard');
}

export async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Login' }).click();
}
