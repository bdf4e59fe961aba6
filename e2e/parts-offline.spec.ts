import type { Locator, Page } from '@playwright/test';
import { openCalculator, pick, row } from './support/calculator.ts';
import { openForm } from './support/case-steps.ts';
import { box, surgeonAt } from './support/cases.ts';
import type { Outbox } from './support/outbox.ts';
import { expect, test } from './support/test-interrupted.ts';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const told = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'What you typed is still here' });
const lookupCode = '**/assets/code-lookup-dialog-*';

/** Whoever saves data has nothing fetched ahead: every part is asked for when it is pressed. */
const nothingAhead = (page: Page): Promise<unknown> =>
  page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`);

const aDay = 'Choose the day: Date of procedure';

/** The form with all of its fields; some have code of their own. */
async function openWhole(page: Page, outbox: Outbox): Promise<void> {
  await nothingAhead(page);
  await surgeonAt(page, outbox);
  await openForm(page);
  await page.waitForLoadState('networkidle');
}

async function typePatient(page: Page): Promise<void> {
  await box(page, 'First name').fill('Nora');
  await box(page, 'MRN').fill('0042');
}

async function patientIsThere(page: Page): Promise<void> {
  await expect(box(page, 'First name')).toHaveValue('Nora');
  await expect(box(page, 'MRN')).toHaveValue('0042');
}

/** The sentence stands in a bar that can be closed, or by itself where the bar could not be loaded either. */
async function readAndClose(page: Page): Promise<void> {
  await told(page).getByRole('button').click();
  await expect(told(page)).toBeHidden();
}

for (const [pressed, opened] of [
  ['Add CPT codes', 'CPT Code search'],
  [aDay, aDay],
  ['Add: Primary surgeons', 'Primary surgeons'],
  ['Save as template', 'Save as template'],
] as const)
  test(`without a network "${pressed}" tells so, keeps the form, and works when the network is back`, async ({
    page,
    context,
    outbox,
  }) => {
    await openWhole(page, outbox);
    await context.setOffline(true);
    await typePatient(page);
    for (let time = 0; time < 2; time += 1) {
      await button(page, pressed).click();
      await expect(told(page)).toBeVisible();
      await patientIsThere(page);
      await readAndClose(page);
    }
    await context.setOffline(false);
    await button(page, pressed).click();
    await expect(page.getByRole('dialog', { name: opened })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, pressed)).toBeFocused();
    await patientIsThere(page);
  });

test('the calculator keeps its rows when the search of several codes cannot be loaded', async ({ page, outbox }) => {
  await nothingAhead(page);
  await openCalculator(page, outbox);
  await pick(page, 1, '61510', '2');
  await page.route(lookupCode, (route) => route.abort());
  await button(page, 'Add several codes').click();
  await expect(told(page)).toBeVisible();
  await expect(row(page, 1).getByRole('combobox')).toHaveValue(/^61510 - /);
  await page.unroute(lookupCode);
  await button(page, 'Add several codes').click();
  await expect(page.getByRole('dialog', { name: 'CPT Code search' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, 1).getByLabel('Number of Units')).toHaveValue('2');
});

test('a part that a new release has replaced is told, and the page is not loaded anew', async ({ page, outbox }) => {
  await openWhole(page, outbox);
  await typePatient(page);
  await page.route(lookupCode, (route) => route.fulfill({ status: 404 }));
  await button(page, 'Add CPT codes').click();
  await expect(told(page)).toContainText('save and reload');
  await patientIsThere(page);
});

test('a press that has to wait shows it at once, and Escape takes it back', async ({ page, outbox, axe }) => {
  await openWhole(page, outbox);
  const asked = Promise.withResolvers<void>();
  await page.route(lookupCode, async (route) => {
    await asked.promise;
    await route.continue();
  });
  const coming = page.getByRole('dialog', { name: 'Loading' });
  await button(page, 'Add CPT codes').click();
  await expect(coming).toBeVisible();
  await axe();
  await page.keyboard.press('Escape');
  await expect(coming).toBeHidden();
  await expect(button(page, 'Add CPT codes')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(coming).toBeVisible();
  asked.resolve();
  await expect(page.getByRole('dialog', { name: 'CPT Code search' })).toBeVisible();
  await expect(coming).toBeHidden();
});

test('once the form has come to rest its parts open without a network', async ({ page, context, outbox }) => {
  await surgeonAt(page, outbox);
  await openForm(page);
  for (const part of ['code-lookup-dialog', 'day-popover', 'people-dialog', 'save-template-dialog']) {
    const fetched = await page.waitForFunction(
      (name) => performance.getEntriesByType('resource').find((entry) => entry.name.includes(name))?.name,
      part,
    );
    // A part is there when all that it imports is.
    await fetched.evaluate(async (url) => {
      await import(String(url));
    });
  }
  await context.setOffline(true);
  for (const pressed of ['Add CPT codes', aDay, 'Add: Primary surgeons']) {
    await button(page, pressed).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('a field whose code did not come says so in its place, and comes when it is asked for again', async ({
  page,
  outbox,
  axe,
}) => {
  const listCode = '**/assets/several-with-other-*';
  await page.route(listCode, (route) => route.abort());
  await openWhole(page, outbox);
  await typePatient(page);
  const missing = await told(page).count();
  expect(missing).toBeGreaterThan(0);
  await axe();
  await page.unroute(listCode);
  await told(page).first().getByRole('button', { name: 'Try again' }).click();
  await expect(told(page)).toHaveCount(missing - 1);
  await patientIsThere(page);
});
