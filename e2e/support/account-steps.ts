import { expect, type Page } from '@playwright/test';
import { password, someAddress } from './people.ts';

export { password } from './people.ts';
export const newAddress = (): string => someAddress('ada');

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

export async function fillDetails(page: Page, email: string): Promise<void> {
  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Okafor');
  await field(page, 'Role').selectOption({ index: 1 });
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
}

/** Signs up by mouse, to the notice that the mail was sent. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup');
  await fillDetails(page, email);
  await button(page, 'Next').click();
  await page.getByRole('switch').check();
  await button(page, 'Next').click();
  await expect(heading(page, 'Verify your account')).toBeVisible();
}

export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.goto('/signin');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(secret);
  await button(page, 'Login').click();
}
