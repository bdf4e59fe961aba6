import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Outbox } from './outbox.ts';

/** A verified person's browser, by calls as far as possible: the way through the screens is tested elsewhere. */
export async function signedIn(page: Page, outbox: Outbox): Promise<void> {
  const email = `ines.${randomUUID()}@example.org`;
  const person = { first_name: 'Ines', last_name: 'Duarte', email, password: 'Theatre-7-lamp', user_role_id: 1 };
  const data = { ...person, accepted_privacy_policy: true, accepted_terms: true };
  await page.request.post('/api/v1/registration', { data });
  const { links } = await outbox.newestTo(email);
  const token = decodeURIComponent((links[0] ?? '').split('/').at(-1) ?? '');
  await page.request.post('/api/v1/verification', { data: { token } });
  await page.goto('/signin');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/dashboard');
}
