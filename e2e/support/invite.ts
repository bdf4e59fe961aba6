import type { Page } from '@playwright/test';
import type { Outbox } from './outbox.ts';
import { type Caller, password, type Person } from './people.ts';

/** The doctor, whose session the caller carries, invites an address; answers with the link in its mail. */
export async function invite(
  caller: Pick<Caller, 'post'>,
  outbox: Outbox,
  doctor: Person,
  email: string,
): Promise<string> {
  const [last] = (await outbox.allTo(email)).slice(-1);
  const data = { users: [{ email, permission: 'EDITOR' }] };
  await caller.post(`/api/v1/users/${doctor.id}/access_users`, { data });
  const mail = await outbox.newestTo(email, last ? { after: last } : {});
  const link = mail.links.find((href) => href.includes('/invitation/'));
  if (link === undefined) throw new Error(`No invitation came to ${email}.`);
  return link;
}

export async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}
