import type { Page } from '@playwright/test';
import { heading } from './support/account-steps.ts';
import { signedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const radio = (page: Page, name: string) => page.getByRole('radio', { name });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

const plans = [
  ['Free', '$0.00', '$0.00', '/signup', '/signup'],
  ['Moderate', '$9.99', '$99.90', '/signup/moderate-monthly', '/signup/moderate-annual'],
  ['Busy', '$19.99', '$199.90', '/signup/busy-monthly', '/signup/busy-annual'],
  ['Unlimited', '$39.99', '$399.90', '/signup/unlimited-monthly', '/signup/unlimited-annual'],
] as const;

test('the plans by the month and by the year, each with its price and its way to the sign-up', async ({ page }) => {
  await page.goto('/Plans');
  await expect(heading(page, 'Plans & Pricing')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Choose the right plan for you' })).toBeVisible();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail).toHaveText('HomePlan & Pricing');
  await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(radio(page, 'Monthly')).toBeChecked();
  await expect(radio(page, 'Individual')).toBeChecked();
  for (const [name, monthly, , to] of plans) {
    await expect(card(page, name)).toContainText(`${monthly}per month`);
    await expect(card(page, name).getByRole('link')).toHaveAttribute('href', to);
  }
  await page.getByText('Yearly', { exact: true }).click();
  for (const [name, , yearly, , to] of plans) {
    await expect(card(page, name)).toContainText(`${yearly}per year`);
    await expect(card(page, name).getByRole('link')).toHaveAttribute('href', to);
  }
  await expect(page.getByText('Most popular')).toHaveCount(1);
  await expect(card(page, 'Busy')).toContainText('Most popular');
});

test('each card says what its plan holds', async ({ page }) => {
  await page.goto('/plans');
  const lists = { Free: ['Up to 10 cases', 'No registries', 'No images', 'No RVU estimation'] };
  await expect(card(page, 'Free').getByRole('listitem')).toHaveText(lists.Free);
  await expect(card(page, 'Moderate')).toContainText('Up to 50 cases');
  await expect(card(page, 'Busy')).toContainText('Up to 10 registries');
  await expect(card(page, 'Unlimited')).toContainText('Unlimited cases per month');
  await expect(card(page, 'Unlimited')).toContainText('Unlimited registry per month');
});

test('the switches are moved by arrows, and Back from the sign-up finds them as they were', async ({ page }) => {
  await page.goto('/Plans');
  await radio(page, 'Monthly').focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'Yearly')).toBeChecked();
  await expect(radio(page, 'Yearly')).toBeFocused();
  await card(page, 'Moderate').getByRole('link', { name: 'Choose Moderate' }).click();
  await expect(page.getByText('$99.90 per year')).toBeVisible();
  await page.goBack();
  await expect(radio(page, 'Yearly')).toBeChecked();
  await expect(card(page, 'Moderate')).toContainText('$99.90');
});

test('institutions see what they get and ask for a demonstration', async ({ page }) => {
  await page.goto('/Plans');
  await page.getByText('Business/Institution', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What your institution gets' })).toBeVisible();
  await expect(page.getByText('billed every month')).toBeVisible();
  await page.getByText('Yearly', { exact: true }).click();
  await expect(page.getByText('billed once a year')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Request A Demo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  await page.reload();
  await expect(radio(page, 'Business/Institution')).toBeChecked();
});

test('who has an account is led to their own plan', async ({ page, outbox }) => {
  await signedIn(page, outbox);
  await page.goto('/Plans');
  await expect(card(page, 'Busy').getByRole('link')).toHaveAttribute('href', '/MyPlan');
});

test('both views suit axe in both colours, from phone to desk', async ({ page, axe }) => {
  test.slow();
  for (const path of ['/Plans', '/Plans?for=business&period=yearly']) {
    await page.goto(path);
    await expect(heading(page, 'Plans & Pricing')).toBeVisible();
    if (path.includes('business')) await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await axe();
    }
    for (const width of [360, 390, 768, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});
