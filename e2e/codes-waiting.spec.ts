import { codeBox, openCalculator, options, totalLine, unitsBox, withFewCodes } from './support/calculator.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page, outbox }) => openCalculator(page, outbox));

test('a slow answer never takes the place of a newer one, and Enter waits for its own', async ({ page }) => {
  await withFewCodes(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v1/cpt_lookups?search_term=fusion&*', async (route) => {
    await held;
    await route.fallback();
  });
  const asked = page.waitForRequest(/search_term=fusion&/);
  await codeBox(page, 1).fill('fusion');
  await asked;
  await codeBox(page, 1).fill('craniotomy');
  await page.keyboard.press('Enter');
  await expect(codeBox(page, 1)).toHaveValue(/^61510 - /);
  release();
  await codeBox(page, 1).fill('navigation');
  await expect(options(page)).toHaveText([/61783/]);
});

test('Enter in the units before the code is found waits for it and then calculates', async ({ page }) => {
  await withFewCodes(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v1/cpt_lookups?search_term=61510&*', async (route) => {
    await held;
    await route.fallback();
  });
  const asked = page.waitForRequest(/search_term=61510&/);
  await codeBox(page, 1).fill('61510');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await asked;
  await expect(page.getByRole('button', { name: 'Calculate', exact: true })).toHaveAttribute('aria-busy', 'true');
  await expect(codeBox(page, 1)).toHaveAttribute('aria-invalid', 'false');
  release();
  await expect(totalLine(page)).toContainText('60.120');
  await expect(unitsBox(page, 1)).toBeFocused();
});

test('Enter in the units after something that is no code flags the code once that is known', async ({ page }) => {
  await codeBox(page, 1).fill('99999x');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(codeBox(page, 1)).toHaveAttribute('aria-invalid', 'true');
  await expect(codeBox(page, 1)).toBeFocused();
});

test('a search that failed is tried again with Enter and with the mouse', async ({ page }) => {
  await withFewCodes(page);
  let failures = 2;
  await page.route('**/api/v1/cpt_lookups?*', (route) => {
    failures -= 1;
    if (failures < 0) return route.fallback();
    return route.fulfill({ status: 429, json: { status_code: 429, data: null, message: 'Too many' } });
  });
  const failed = page.getByText('The search did not get through.');
  await codeBox(page, 1).fill('craniotomy');
  await expect(failed).toBeVisible();
  const again = page.waitForResponse(/search_term=craniotomy/);
  await page.keyboard.press('Enter');
  await again;
  await expect(failed).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(options(page)).toHaveText([/61510/]);
  await page.keyboard.press('Enter');
  await expect(codeBox(page, 1)).toHaveValue(/^61510 - /);
});

test('a search without hits, and one that fails, say so', async ({ page }) => {
  const none = 'There are no similar results! please try another keyword.';
  await codeBox(page, 1).click();
  await expect(page.getByText('Start typing to get results!')).toBeVisible();
  await codeBox(page, 1).fill('zzzz');
  await expect(page.getByText(none)).toBeVisible();
  await page.route('**/api/v1/cpt_lookups?*', (route) =>
    route.fulfill({ status: 429, json: { status_code: 429, data: null, message: 'Too many' } }),
  );
  await codeBox(page, 1).fill('fusion');
  await expect(page.getByText('The search did not get through.')).toBeVisible();
});
