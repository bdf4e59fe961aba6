import { expect, type Locator, type Page } from '@playwright/test';
import { button } from './account-steps.ts';

/** Opens the personal data on the profile, where password, second factor and devices are. */
export async function openPersonalData(page: Page): Promise<Locator> {
  await page.goto('/profile');
  await button(page, 'What you can do here').click();
  await page.getByRole('menuitem', { name: 'Edit personal info' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit personal info' });
  await expect(dialog).toBeVisible();
  return dialog;
}
