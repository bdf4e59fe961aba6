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
import { cutSections } from './support/cases.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page, outbox }) => openCalculator(page, outbox));

test('a calculation is done with the keyboard alone', async ({ page }) => {
  await withFewCodes(page);
  await expect(page.getByText('Start calculating to get the result!')).toBeVisible();
  await codeBox(page, 1).focus();
  await page.keyboard.type('lumbar fusion');
  await expect(options(page)).toHaveText([/22633.*26\.130 wRVU · 2026/, /63052/]);
  await expect(options(page).first().locator('mark')).toHaveText(['lumbar', 'fusion']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(codeBox(page, 1)).toHaveValue(/^22633 - Combined/);
  await page.keyboard.press('Tab');
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Calculate', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(codeBox(page, 2)).toBeFocused();
  await page.keyboard.type('22842');
  await page.keyboard.press('Enter');
  await expect(codeBox(page, 2)).toHaveValue(/^22842 - /);
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(totalLine(page)).toContainText('50.630');
  await expect(result(page).getByRole('columnheader')).toHaveText(['CPT Code', 'wRVU Value per Unit', 'Total wRVUs']);
  await expect(result(page).getByRole('row', { name: /22842/ }).getByRole('cell')).toHaveText(['12.250', '24.500']);
  await expect(page.getByRole('button', { name: 'Recalculate' })).toBeVisible();
});

test('what a surgeon says is found among the codes of the server, with its value', async ({ page }) => {
  await codeBox(page, 1).fill('acdf');
  await expect(options(page).filter({ hasText: '22551' })).toContainText('24.380 wRVU · 2026');
  await options(page).filter({ hasText: '22551' }).click();
  await unitsBox(page, 1).fill('1');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(totalLine(page)).toContainText('24.380');
});

test('both reductions are explained beside the total', async ({ page }) => {
  await page.getByRole('button', { name: 'Add several codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'CPT Code search' });
  for (const code of ['22633', '22842', '22853', '63052', '61783']) {
    await dialog.getByRole('searchbox').fill(code);
    await dialog.getByRole('checkbox', { name: new RegExp(code) }).check();
  }
  await dialog.getByRole('button', { name: 'Add (5)' }).click();
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(totalLine(page)).toContainText('50.320');
  await expect(result(page)).toContainText('Highest value and half of the rest38.22526.130 + 50 % of 24.190');
  await expect(result(page)).toContainText("Medicare's multiple-procedure rule50.320");
  await expect(result(page).getByText('Add-on code: never reduced')).toHaveCount(4);
});

test('wrong units are flagged at their row and nothing is computed', async ({ page }) => {
  const message = 'Number of unit must be an integer numbrr above 0';
  await pick(page, 1, '22551', '1');
  await page.getByRole('button', { name: 'Add another code' }).click();
  await pick(page, 2, '61510', '');
  for (const wrong of ['', '0', '-2', '1.5']) {
    await unitsBox(page, 2).fill(wrong);
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await expect(row(page, 2).getByText(message)).toBeVisible();
    await expect(unitsBox(page, 2)).toBeFocused();
    await expect(unitsBox(page, 2)).toHaveAccessibleDescription(message);
  }
  await expect(row(page, 1).getByText(message)).toHaveCount(0);
  await expect(page.getByText('Start calculating to get the result!')).toBeVisible();
  await unitsBox(page, 2).fill('2');
  await expect(page.getByText(message)).toHaveCount(0);
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(totalLine(page)).toContainText('84.500');
});

test('there are at most seven rows, and with a result each can be removed', async ({ page }) => {
  await pick(page, 1, '61510', '1');
  for (let number = 2; number <= 7; number += 1) {
    await page.getByRole('button', { name: 'Add another code' }).click();
    await expect(codeBox(page, number)).toBeFocused();
  }
  await expect(page.getByRole('button', { name: 'Add another code' })).toHaveCount(0);
  await pick(page, 2, '22551', '1');
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(totalLine(page)).toContainText('54.440');
  await page.getByRole('button', { name: 'Remove 61510' }).click();
  await expect(totalLine(page)).toContainText('24.380');
  await expect(codeBox(page, 1)).toBeFocused();
  await expect(codeBox(page, 1)).toHaveValue(/^22551 - /);
});

test('a code without a value is not listed but counted under the total', async ({ page }) => {
  await pick(page, 1, '61510', '1');
  await page.getByRole('button', { name: 'Add another code' }).click();
  await pick(page, 2, '0075T', '3');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(result(page).getByText('1 code without a value in 2026 is not shown: 0075T.')).toBeVisible();
  await expect(result(page).getByRole('row', { name: /0075T/ })).toHaveCount(0);
  await expect(totalLine(page)).toContainText('30.060');
});

test('another year values the same codes anew', async ({ page }) => {
  await pick(page, 1, '61510', '2');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(totalLine(page)).toContainText('60.120');
  await page.getByLabel('Year').selectOption('2025');
  await expect(totalLine(page)).toContainText('61.660');
  await expect(result(page).getByText('Work RVUs of 2025')).toBeVisible();
});

test('the result is copied as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await pick(page, 1, '61510', '2');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('Copied as text')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('61510  Craniotomy for supratentorial brain tumor\n       2 units × 30.060 = 60.120');
  expect(text).toContain('Total wRVUs: 60.120');
  expect(text).toContain('RVU Calculator · Work RVUs of 2026\nCalculated on Nov 15, 2026\n');
});

test('the dialog is worked with arrows, Space and Enter, and keeps what was chosen over searches', async ({ page }) => {
  await withFewCodes(page);
  await pick(page, 1, '22551', '1');
  const opener = page.getByRole('button', { name: 'Add several codes' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'CPT Code search' });
  await expect(dialog.getByText('Start typing to get results!')).toBeVisible();
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('fusion');
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  await expect(dialog.getByRole('checkbox', { name: /22551/ })).toBeDisabled();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Add (2)' })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await dialog.getByRole('searchbox').fill('nothing like it');
  await expect(dialog.getByText('There are no similar results! please try another keyword.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Take back 63052' }).click();
  await dialog.getByRole('searchbox').fill('craniotomy');
  await dialog.getByRole('checkbox', { name: /61510/ }).check();
  await dialog.getByRole('button', { name: 'Add (2)' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(codeBox(page, 2)).toHaveValue(/^22633 - /);
  await expect(codeBox(page, 3)).toHaveValue(/^61510 - /);
  await expect(unitsBox(page, 3)).toHaveValue('1');
});

test('axe has no objection in either colour, and everything fits a small phone', async ({ page, axe }) => {
  test.slow();
  await withFewCodes(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await pick(page, 1, '22633', '1');
  await page.getByRole('button', { name: 'Add another code' }).click();
  await pick(page, 2, '0075T', '12');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await unitsBox(page, 2).fill('0');
  await page.getByRole('button', { name: 'Recalculate' }).click();
  await codeBox(page, 1).fill('fusion');
  await expect(options(page)).toHaveCount(3);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await axe();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await cutSections(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add several codes' }).click();
  await page.getByRole('searchbox').fill('fusion');
  await expect(page.getByRole('checkbox')).toHaveCount(3);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await axe();
  }
});
