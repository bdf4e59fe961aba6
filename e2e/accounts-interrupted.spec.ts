import type { Page } from '@playwright/test';
import { button, field, fillDetails, heading, newAddress, password, signUp } from './support/account-steps.ts';
import { untilRunning } from './support/running.ts';
import { expect, test } from './support/test-interrupted.ts';

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const cannotReach = /the server could not be reached/;

async function chooseLogOut(page: Page): Promise<void> {
  await button(page, 'Profile menu').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

test('without a network the sign-in says so at once', async ({ page, context }) => {
  await page.goto('/signin');
  await untilRunning(page);
  await field(page, 'Email').fill(newAddress());
  await field(page, 'Password').fill(password);
  await context.setOffline(true);
  await button(page, 'Login').click();
  await expect(page.getByRole('alert')).toHaveText('Unexpected error');
});

test('a registration whose answer was lost is sent again as the same one', async ({ page, context, outbox }) => {
  const email = newAddress();
  const keys: (string | null)[] = [];
  await page.route('**/api/v1/registration', async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    if (keys.length > 1) return route.continue();
    await route.fetch();
    // The lost answer brought no cookie, either.
    await context.clearCookies();
    return route.abort();
  });
  await page.goto('/signup');
  await fillDetails(page, email);
  await button(page, 'Next').click();
  await page.getByRole('switch').check();
  await button(page, 'Next').click();
  await expect(page.getByRole('alert')).toHaveText('Unexpected error');
  await button(page, 'Next').click();
  await expect(heading(page, 'Verify your account')).toBeVisible();
  expect(keys[0]).toBeTruthy();
  expect(keys).toEqual([keys[0], keys[0]]);
  await button(page, 'Re-send the verfication email').click();
  await expect(page.getByText(/sent successfully|Too many tries/)).toBeVisible();
  expect(await outbox.newestTo(email)).toBeDefined();
});

test('a verification link that got no answer can be tried again', async ({ page, outbox }) => {
  const email = newAddress();
  await signUp(page, email);
  const [link = ''] = (await outbox.newestTo(email)).links;
  await page.route('**/api/v1/verification', (route) => route.abort(), { times: 1 });
  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText('Unexpected error');
  await page.route('**/api/v1/verification', (route) => route.fulfill({ status: 500, json: { status_code: 500 } }), {
    times: 1,
  });
  await button(page, 'Try again').click();
  await expect(page.getByRole('alert')).toHaveText('Unexpected error');
  await button(page, 'Try again').click();
  await expect(page).toHaveURL('/dashboard');
});

test('an answer from before the verification does not undo it', async ({ page, outbox }) => {
  const email = newAddress();
  await signUp(page, email);
  const [link = ''] = (await outbox.newestTo(email)).links;
  const [read, shown] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/api\/v1\/users\/\d+$/, async (route) => {
    const response = await route.fetch();
    read.resolve();
    await shown.promise;
    await route.fulfill({ response });
  });
  await page.route('**/api/v1/verification', async (route) => {
    await read.promise;
    await route.continue();
  });
  await page.goto(link);
  await expect(page).toHaveURL('/dashboard');
  const late = page.waitForResponse(/\/api\/v1\/users\/\d+$/);
  shown.resolve();
  await late;
  await page.getByRole('link', { name: 'Registries' }).click();
  await expect(page).toHaveURL('/registries');
});

test('who logs out while the server is away leaves nothing behind and is told', async ({ page }) => {
  await signUp(page, newAddress());
  await page.route('**/api/v1/logout', (route) => route.abort());
  await chooseLogOut(page);
  await button(page, 'Yes').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('alert').filter({ hasText: cannotReach })).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);
});

/** What a log-out needs is fetched when the first look is over; a part is there when all that it imports is. */
async function isReadyToLeave(page: Page): Promise<void> {
  for (const part of ['profile-menu-list', 'confirm-dialog', 'toast-bar']) {
    const fetched = await page.waitForFunction((name) => {
      const entries = performance.getEntriesByType('resource');
      return entries.find((entry) => entry.name.includes(name))?.name;
    }, part);
    await fetched.evaluate(async (url) => {
      await import(String(url));
    });
  }
}

test('the log-out works without a network', async ({ page, context }) => {
  await signUp(page, newAddress());
  await isReadyToLeave(page);
  await context.setOffline(true);
  await chooseLogOut(page);
  await button(page, 'Yes').click();
  await expect(page).toHaveURL('/');
  // The screen that is left may have an empty one of its own for a moment.
  await expect(page.getByRole('alert').filter({ hasText: cannotReach })).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);
});

test('the question stays until the server has answered, and then the focus stands on the new page', async ({
  page,
}) => {
  await signUp(page, newAddress());
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/v1/logout', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await chooseLogOut(page);
  await button(page, 'Yes').click();
  await expect(page.getByRole('alertdialog').getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  answered.resolve();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
