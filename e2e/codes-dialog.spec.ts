import type { Locator, Page } from '@playwright/test';
import { codeBox, openCalculator, row, withFewCodes } from './support/calculator.ts';
import { addButton, hit, searchBox, tick } from './support/code-dialog.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

/** The search for one term is answered when the test says so. */
async function holdSearch(page: Page, term: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/api/v1/*_lookups?search_term=${term}&*`, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

async function openSeveral(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add several codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'CPT Code search' });
  await expect(searchBox(dialog)).toBeFocused();
  return dialog;
}

test.beforeEach(async ({ page, outbox }) => {
  await openCalculator(page, outbox);
  await withFewCodes(page);
});

test('Enter before the answer waits for it, and never chooses a hit of the search before', async ({ page }) => {
  const release = await holdSearch(page, '61510');
  const dialog = await openSeveral(page);
  await page.keyboard.type('fusion');
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  await searchBox(dialog).fill('61510');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(searchBox(dialog)).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  release();
  await expect(hit(dialog, '61510')).toBeFocused();
  await expect(hit(dialog, '61510')).toBeChecked();
  await addButton(dialog, 1).click();
  await expect(codeBox(page, 1)).toHaveValue(/^61510 - /);
});

test('one Enter right after the last letter leads to the first result and chooses nothing', async ({ page }) => {
  const dialog = await openSeveral(page);
  await page.keyboard.type('fusion');
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  await searchBox(dialog).fill('navigation');
  await page.keyboard.press('Enter');
  await expect(hit(dialog, '61783')).toBeFocused();
  await expect(hit(dialog, '61783')).not.toBeChecked();
});

test('what was chosen before, or is there already, stays so when Enter is pressed ahead of the answer', async ({
  page,
}) => {
  const dialog = await openSeveral(page);
  await tick(dialog, ['61510']);
  await searchBox(dialog).fill('craniotomy');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(hit(dialog, '61510')).toBeFocused();
  await addButton(dialog, 1).click();
  await expect(dialog).toHaveCount(0);
  await openSeveral(page);
  await page.keyboard.type('craniotomy');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(hit(dialog, '61510')).toBeDisabled();
  await expect(searchBox(dialog)).toBeFocused();
});

test('a hit of the search before is not chosen by key, and gives the focus back when it goes', async ({ page }) => {
  const release = await holdSearch(page, 'craniotomy');
  const dialog = await openSeveral(page);
  await page.keyboard.type('fusion');
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  await searchBox(dialog).fill('craniotomy');
  await page.keyboard.press('Tab');
  await expect(hit(dialog, '22633')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  release();
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
  await expect(searchBox(dialog)).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
});

test('Add pressed twice adds once', async ({ page }) => {
  const dialog = await openSeveral(page);
  await tick(dialog, ['61510', '22551']);
  await addButton(dialog, 2).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(codeBox(page, 1)).toHaveValue(/^61510 - /);
  await expect(codeBox(page, 2)).toHaveValue(/^22551 - /);
  await expect(row(page, 3)).toHaveCount(0);
});

test('Enter twice on Add adds once, and the dialog that it opens again is a fresh one', async ({ page }) => {
  const dialog = await openSeveral(page);
  await tick(dialog, ['61510', '22551']);
  await tabTo(page, 'Add (2)');
  // Both within the time in which the dialog fades out.
  await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
  await expect(searchBox(dialog)).toBeFocused();
  await expect(searchBox(dialog)).toHaveValue('');
  await expect(dialog.getByRole('list', { name: 'Chosen' })).toHaveCount(0);
  await page.keyboard.type('61510');
  await expect(hit(dialog, '61510')).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(row(page, 3)).toHaveCount(0);
});

test('a search that failed is tried again from the box or by its button, without hits of another', async ({ page }) => {
  const failed = page.getByText('The search did not get through. Enter tries again.');
  let failures = 2;
  await page.route('**/api/v1/cpt_lookups?search_term=craniotomy&*', (route) => {
    failures -= 1;
    if (failures < 0) return route.fallback();
    return route.fulfill({ status: 429, json: { status_code: 429, data: null, message: 'Too many' } });
  });
  const dialog = await openSeveral(page);
  await page.keyboard.type('fusion');
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  await searchBox(dialog).fill('craniotomy');
  await expect(failed).toBeVisible();
  const release = await holdSearch(page, 'craniotomy');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('Searching …')).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await expect(searchBox(dialog)).toBeFocused();
  release();
  await expect(failed).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(hit(dialog, '61510')).toBeVisible();
  await expect(searchBox(dialog)).toBeFocused();
});
