import type { Page } from '@playwright/test';
import { button, field } from './support/account-steps.ts';
import { agreement, fillContact, send, thanks } from './support/contact-steps.ts';
import { untilRunning } from './support/running.ts';
import { expect, test } from './support/test.ts';

/** Opens a page that was drawn ahead, and keeps the application's code from it until the test lets it come. */
async function openDrawn(page: Page, path: string): Promise<() => Promise<void>> {
  const arrives = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => arrives.promise.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-waits');
  return async () => {
    arrives.resolve();
    await untilRunning(page);
  };
}

// With a query the application draws the page anew instead of going on with its elements.
for (const query of ['', '?from=a-letter']) {
  test(`a button that was pressed before the application ran is pressed then: /${query}`, async ({ page }) => {
    const release = await openDrawn(page, `/${query}`);
    await button(page, 'Switch to dark colours').click();
    await button(page, 'Watch the tour').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await release();
    await expect(page.getByRole('dialog', { name: 'The tour' })).toBeVisible();
    // The last one alone: several, done again at once, would surprise whoever pressed them one after the other.
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
  });

  test(`what was typed and ticked before the application ran is sent: /Contact${query}`, async ({ page }) => {
    const release = await openDrawn(page, `/Contact${query}`);
    const email = await fillContact(page, 'Early');
    await field(page, 'Subject').focus();
    await release();
    await expect(field(page, 'Subject')).toBeFocused();
    await expect(field(page, 'Email')).toHaveValue(email);
    await expect(agreement(page)).toBeChecked();
    const sent = page.waitForRequest('**/api/v1/contacts');
    await send(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ email, subject: 'Early', name: 'Vera Lindqvist' });
    await expect(page.getByText(thanks)).toBeVisible();
  });
}

// The form of this one is not drawn ahead: the page is drawn anew.
for (const path of ['/Contact', '/signin'])
  test(`whoever is on the way with the Tab key goes on where they are: ${path}`, async ({ page }) => {
    const release = await openDrawn(page, path);
    const plans = page.getByRole('banner').getByRole('link', { name: 'Plan & Pricing' });
    await plans.focus();
    await release();
    await expect(plans).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/plans');
  });

test('what was wrong in a field that was left before the application ran is named then', async ({ page }) => {
  const release = await openDrawn(page, '/Contact');
  await field(page, 'Email').fill('vera@');
  await field(page, 'Subject').focus();
  await release();
  await expect(page.getByText('Must use valid email address')).toBeVisible();
});

test('a whole form that was sent before the application ran arrives', async ({ page }) => {
  const release = await openDrawn(page, '/Contact');
  await fillContact(page, 'Early and whole');
  await send(page).click();
  await release();
  await expect(page.getByText(thanks)).toBeVisible();
});

test('switches that were moved before the application ran stay where they are', async ({ page }) => {
  const release = await openDrawn(page, '/Plans');
  await page.getByText('Yearly', { exact: true }).click();
  await page.getByText('Business/Institution', { exact: true }).click();
  await release();
  await expect(page.getByRole('heading', { name: 'What your institution gets' })).toBeVisible();
  await expect(page.getByText('billed once a year')).toBeVisible();
  await expect(page).toHaveURL(/for=business/);
});

test('a link that was pressed after a switch was moved leads where the switch says', async ({ page }) => {
  const release = await openDrawn(page, '/Plans');
  await page.getByText('Yearly', { exact: true }).click();
  await page.getByRole('link', { name: 'Choose Moderate' }).click();
  await expect(page).toHaveURL(/\/Plans$/);
  await release();
  await expect(page).toHaveURL(/\/signup\/moderate-annual$/);
});

test('a link of a page that nothing was changed on needs no application', async ({ page }) => {
  await openDrawn(page, '/Plans');
  await page.getByRole('link', { name: 'Choose Moderate' }).click();
  await expect(page).toHaveURL(/\/signup\/moderate-monthly$/);
});

test('a button of the running application is pressed once', async ({ page }) => {
  const release = await openDrawn(page, '/');
  await release();
  await button(page, 'Switch to dark colours').click();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
});
