import type { Page } from '@playwright/test';
import {
  codeBox,
  openCalculator,
  options,
  pick,
  result,
  row,
  totalLine,
  unitsBox,
  withFewCodes,
} from './support/calculator.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page, outbox }) => openCalculator(page, outbox));

const required = 'This field is required!';
const calculate = (page: Page) => page.getByRole('button', { name: /^(Calculate|Recalculate)$/ }).click();
const addRow = (page: Page) => page.getByRole('button', { name: 'Add another code' }).click();

/** 61510 once, and below it a row in which these words stand and nothing was chosen. */
async function withWords(page: Page, words: string): Promise<void> {
  await pick(page, 1, '61510', '1');
  await addRow(page);
  await codeBox(page, 2).fill(words);
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
}

/** The question for this code is not answered until it is let go. */
async function holdAnswer(page: Page, code: string) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/api/v1/cpt_lookups?search_term=${code}&*`, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** Pastes a list with 22552, whose answer is held back; the function it gives lets the answer come. */
async function pasteUnanswered(page: Page, list: string): Promise<() => Promise<unknown>> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await holdAnswer(page, '22552');
  const asked = page.waitForRequest(/search_term=22552&/);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), list);
  await page.keyboard.press('ControlOrMeta+V');
  await asked;
  return async () => {
    const answered = page.waitForResponse(/search_term=22552&/);
    release();
    return (await answered).finished();
  };
}

test('words of which no code was chosen are flagged, and nothing is calculated without them', async ({ page }) => {
  await withWords(page, 'fusion lumbar');
  await calculate(page);
  await expect(codeBox(page, 2)).toBeFocused();
  await expect(codeBox(page, 2)).toHaveValue('fusion lumbar');
  await expect(codeBox(page, 2)).toHaveAccessibleDescription(
    '"fusion lumbar" is not a code yet: choose one from the list.',
  );
  await expect(row(page, 1).getByText(required)).toHaveCount(0);
  await expect(page.getByText('Start calculating to get the result!')).toBeVisible();
  await codeBox(page, 2).fill('');
  await unitsBox(page, 2).fill('1');
  await calculate(page);
  await expect(codeBox(page, 2)).toHaveAccessibleDescription(required);
});

test('words in another row make a result outdated', async ({ page }) => {
  await withFewCodes(page);
  await pick(page, 1, '61510', '1');
  await calculate(page);
  await expect(totalLine(page)).toContainText('30.060');
  await addRow(page);
  await codeBox(page, 2).fill('fusion');
  await expect(result(page).getByText('The codes have changed: recalculate.')).toBeVisible();
});

test('a code that does not exist is named, and so are several', async ({ page }) => {
  await pick(page, 1, '61510', '1');
  await addRow(page);
  for (const [typed, told] of [
    ['99999', '99999 is not among the codes of 2026.'],
    ['1036f', '1036F is not among the codes of 2026.'],
    ['99998, 99999', 'None of these is among the codes of 2026.'],
  ] as const) {
    await codeBox(page, 2).fill(typed);
    await unitsBox(page, 2).fill('1');
    await calculate(page);
    await expect(codeBox(page, 2)).toHaveAccessibleDescription(told);
    await expect(codeBox(page, 2)).toHaveValue(typed);
  }
});

test('a code whose search failed is not called unknown', async ({ page }) => {
  await page.route('**/api/v1/cpt_lookups?*', (route) =>
    route.fulfill({ status: 429, json: { status_code: 429, data: null, message: 'Too many' } }),
  );
  for (const typed of ['61510', '22551, 22552']) {
    await codeBox(page, 1).fill(typed);
    await unitsBox(page, 1).fill('1');
    await calculate(page);
    await expect(codeBox(page, 1)).toHaveAccessibleDescription('The search did not get through. Enter tries again.');
  }
});

test('words stay over a reload and beside codes that are added; a code typed in full is taken then', async ({
  page,
}) => {
  await withWords(page, 'fusion lumbar');
  await page.getByRole('button', { name: 'Add several codes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('22551');
  await dialog.getByRole('checkbox', { name: /22551/ }).check();
  await dialog.getByRole('button', { name: 'Add (1)' }).click();
  await expect(codeBox(page, 3)).toHaveValue(/^22551 - /);
  await expect(codeBox(page, 2)).toHaveValue('fusion lumbar');
  await addRow(page);
  await codeBox(page, 4).pressSequentially('22552');
  await page.reload();
  await expect(codeBox(page, 2)).toHaveValue('fusion lumbar');
  await expect(codeBox(page, 4)).toHaveValue(/^22552 - /);
  await unitsBox(page, 2).fill('1');
  await unitsBox(page, 4).fill('1');
  await calculate(page);
  await expect(codeBox(page, 2)).toBeFocused();
});

test('a code that only another year has is taken with that year', async ({ page }) => {
  await withFewCodes(page);
  await page.route('**/api/v1/cpt_lookups?search_term=61510&*', (route) =>
    route.request().url().includes('year=2025')
      ? route.fallback()
      : route.fulfill({ json: { status_code: 200, data: [] } }),
  );
  await codeBox(page, 1).fill('61510');
  await unitsBox(page, 1).fill('1');
  await calculate(page);
  await expect(codeBox(page, 1)).toHaveAccessibleDescription('61510 is not among the codes of 2026.');
  await page.getByLabel('Year').focus();
  await page.getByLabel('Year').selectOption('2025');
  await expect(codeBox(page, 1)).toHaveValue(/^61510 - /);
  await calculate(page);
  await expect(totalLine(page)).toContainText('30.830');
});

test('a typed list is taken when its box is left, before and after its units are typed', async ({ page }) => {
  await codeBox(page, 1).fill('22551 22552');
  await page.keyboard.press('Tab');
  await expect(unitsBox(page, 2)).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(totalLine(page)).toContainText('37.060');
  await page.getByRole('button', { name: 'Clear all' }).click();
  const release = await holdAnswer(page, '61510');
  await codeBox(page, 1).fill('22551 61510');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Calculate', exact: true })).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(totalLine(page)).toContainText('84.500');
  await expect(unitsBox(page, 1)).toHaveValue('1');
  await expect(unitsBox(page, 2)).toHaveValue('2');
});

test('a list that comes late leaves the keyboard where it has gone', async ({ page }) => {
  const release = await holdAnswer(page, '61510');
  await codeBox(page, 1).fill('22551 61510');
  await page.keyboard.press('Enter');
  await page.getByLabel('Year').focus();
  release();
  await expect(codeBox(page, 2)).toHaveValue(/^61510 - /);
  await expect(page.getByLabel('Year')).toBeFocused();
});

test('a list that is still being looked up goes with "Clear all"', async ({ page }) => {
  await pick(page, 1, '61510', '1');
  await addRow(page);
  const letItCome = await pasteUnanswered(page, '22551, 22552 x2, 99999');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await letItCome();
  // Whatever came of it would have come before this.
  await pick(page, 1, '22853', '1');
  await expect(row(page, 2)).toHaveCount(0);
  await expect(page.getByText('Not found: 99999.')).toHaveCount(0);
  await expect(unitsBox(page, 1)).toBeFocused();
});

test('a list that is still being looked up goes with its row', async ({ page }) => {
  await pick(page, 1, '61510', '1');
  await calculate(page);
  await addRow(page);
  const letItCome = await pasteUnanswered(page, '22551, 22552 x2');
  await page.getByRole('button', { name: 'Remove Code 2' }).click();
  await letItCome();
  await addRow(page);
  await pick(page, 2, '22853', '1');
  await expect(row(page, 3)).toHaveCount(0);
});

test('a list that is still being looked up is not told of on another page', async ({ page }) => {
  await codeBox(page, 1).focus();
  const letItCome = await pasteUnanswered(page, '22552, 99998');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const everTold = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) texts.push(node.textContent ?? '');
    }).observe(document.body, { childList: true, subtree: true });
    return texts;
  });
  await letItCome();
  // Long enough for a toast.
  await page.getByRole('link', { name: 'Registries' }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Registries' })).toBeVisible();
  const texts = await everTold.jsonValue();
  expect(texts.join()).toContain('Registries');
  expect(texts.join()).not.toContain('Not found: 99998.');
});

test('a double click on a cross removes one row', async ({ page }) => {
  await codeBox(page, 1).fill('22551 22552 61510');
  await page.keyboard.press('Enter');
  await expect(unitsBox(page, 3)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove 22551' }).dblclick();
  await expect(codeBox(page, 1)).toHaveValue(/^22552 - /);
  await expect(codeBox(page, 2)).toHaveValue(/^61510 - /);
  await page.getByRole('button', { name: 'Remove 22552' }).click();
  await expect(codeBox(page, 1)).toHaveValue(/^61510 - /);
});
