import { button, field, fillDetails, heading, newAddress, password } from './support/account-steps.ts';
import { expect, test } from './support/test.ts';

test("the browser's own buttons lead through the steps, and everything that was entered stays", async ({ page }) => {
  await page.goto('/signup');
  await fillDetails(page, newAddress());
  await button(page, 'Next').click();
  await page.getByRole('switch').check();
  await page.goBack();
  await expect(heading(page, 'Sign Up')).toBeFocused();
  await expect(field(page, 'First name')).toHaveValue('Ada');
  await expect(field(page, 'Password')).toHaveValue(password);
  await page.goForward();
  await expect(heading(page, 'Terms & Conditions')).toBeFocused();
  await expect(page.getByRole('switch')).toBeChecked();
  await button(page, 'Next').click();
  await expect(heading(page, 'Verify your account')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Verify your account')).toBeVisible();
  await expect(field(page, 'First name')).toHaveCount(0);
});

test('a reload on the terms begins anew, and the way back still leads to the details', async ({ page }) => {
  await page.goto('/signup');
  await fillDetails(page, newAddress());
  await button(page, 'Next').click();
  await expect(heading(page, 'Terms & Conditions')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Sign Up')).toBeVisible();
  await expect(field(page, 'First name')).toHaveValue('');
  await expect(page.getByRole('alert')).toBeEmpty();
  await fillDetails(page, newAddress());
  await button(page, 'Next').click();
  await expect(heading(page, 'Terms & Conditions')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Sign Up')).toBeVisible();
  await expect(field(page, 'First name')).toHaveValue('Ada');
});

test('each step begins below the header', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/signup');
  await fillDetails(page, newAddress());
  await button(page, 'Next').click();
  await expect(heading(page, 'Terms & Conditions')).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const title = await heading(page, 'Terms & Conditions').boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test('the present step is marked also in the colours of the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/signup');
  await expect(heading(page, 'Sign Up')).toBeVisible();
  const [now, next] = await page
    .getByRole('list', { name: 'Steps of the sign-up' })
    .getByRole('listitem')
    .evaluateAll((steps) => steps.map(({ firstElementChild: mark }) => mark && getComputedStyle(mark).backgroundColor));
  expect(now).not.toBe(next);
});

test('with a plan, Back and forward lead through billing too, and a reload begins anew without a trap', async ({
  page,
}) => {
  test.slow();
  await page.goto('/signup/moderate-monthly');
  await fillDetails(page, newAddress());
  await button(page, 'Next').click();
  await page.getByRole('switch').check();
  await button(page, 'Next').click();
  await expect(heading(page, 'Billing Info')).toBeFocused();
  await button(page, 'Previous').click();
  await expect(heading(page, 'Terms & Conditions')).toBeFocused();
  await expect(page.getByRole('switch')).toBeChecked();
  await page.goBack();
  await expect(field(page, 'First name')).toHaveValue('Ada');
  await page.goForward();
  await page.goForward();
  await expect(heading(page, 'Billing Info')).toBeFocused();
  await page.reload();
  await expect(heading(page, 'Sign Up')).toBeVisible();
  await fillDetails(page, newAddress());
  await button(page, 'Next').click();
  await expect(heading(page, 'Terms & Conditions')).toBeVisible();
  await button(page, 'Previous').click();
  await expect(field(page, 'First name')).toHaveValue('Ada');
});
