import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Outbox } from './outbox.ts';

/** A verified person's browser, by calls as far as possible: the way through the screens is tested elsewhere. */
export async function signedIn(page: Page, outbox: Outbox): Promise<{ readonly email: string }> {
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
  return { email };
}

/** The same person's browser as a stranger's: nothing of them is left in it. */
export async function asStranger(page: Page): Promise<void> {
  // First to a page without the application, which would notice that its session is gone and go where the test does not want it.
  await page.goto('/api/v1/openapi.json');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}
