import { codeBox, openCalculator, pick, result, row, totalLine, unitsBox, withFewCodes } from './support/calculator.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page, outbox }) => openCalculator(page, outbox));

const calculate = (name: 'Calculate' | 'Recalculate' = 'Calculate') => ({ name, exact: true });

test('a list of codes that is pasted fills the rows, and what was left out is told', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('22551, 22552-59 x2\n99999'));
  await codeBox(page, 1).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(codeBox(page, 2)).toHaveValue(/^22552 - /);
  await expect(codeBox(page, 1)).toHaveValue(/^22551 - /);
  await expect(unitsBox(page, 1)).toHaveValue('1');
  await expect(unitsBox(page, 2)).toHaveValue('2');
  await expect(unitsBox(page, 2)).toBeFocused();
  await expect(page.getByText('Not found: 99999. Modifiers are left out.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(totalLine(page)).toContainText('37.060');
});

test('a list that is typed is taken with Enter, as far as there is room', async ({ page }) => {
  await pick(page, 1, '61510', '1');
  await page.getByRole('button', { name: 'Add another code' }).click();
  await codeBox(page, 2).fill('22551 22552 22853 22842 61783 63052 63047');
  await codeBox(page, 2).press('Enter');
  await expect(codeBox(page, 7)).toHaveValue(/^63052 - /);
  await expect(codeBox(page, 1)).toHaveValue(/^61510 - /);
  await expect(page.getByText('No room for 63047.')).toBeVisible();
});

test('a reload and the way back find the codes, the result and the year; Clear all forgets them', async ({ page }) => {
  await withFewCodes(page);
  await pick(page, 1, '61510', '2');
  await page.getByRole('button', calculate()).click();
  await page.getByLabel('Year').selectOption('2025');
  await expect(totalLine(page)).toContainText('61.660');
  await page.reload();
  await expect(totalLine(page)).toContainText('61.660');
  await expect(codeBox(page, 1)).toHaveValue(/^61510 - /);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(totalLine(page)).toContainText('61.660');
  await expect(page.getByLabel('Year')).toHaveValue('2025');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(codeBox(page, 1)).toHaveValue('');
  await expect(codeBox(page, 1)).toBeFocused();
  await expect(page.getByText('Start calculating to get the result!')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Year')).toHaveValue('2025');
  await expect(unitsBox(page, 1)).toHaveValue('');
});

test('a result that no longer fits the codes says so until it is calculated anew', async ({ page }) => {
  await withFewCodes(page);
  const changed = result(page).getByText('The codes have changed: recalculate.');
  await pick(page, 1, '61510', '1');
  await page.getByRole('button', calculate()).click();
  await expect(totalLine(page)).toContainText('30.060');
  await expect(changed).toHaveCount(0);
  await unitsBox(page, 1).fill('3');
  await expect(changed).toBeVisible();
  await expect(totalLine(page)).toContainText('30.060');
  await page.getByRole('button', calculate('Recalculate')).click();
  await expect(totalLine(page)).toContainText('90.180');
  await expect(changed).toHaveCount(0);
});

test('on a phone whoever calculates is taken to the result, whose figures stand in columns', async ({ page }) => {
  await withFewCodes(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await pick(page, 1, '22633', '1');
  await page.getByRole('button', { name: 'Add another code' }).click();
  await pick(page, 2, '22842', '2');
  await page.getByRole('button', calculate()).click();
  await expect(totalLine(page)).toBeInViewport();
  const cells = result(page).locator('tbody tr');
  const places = await cells.evaluateAll((all) =>
    all.map((one) => [...one.querySelectorAll('td')].map((cell) => Math.round(cell.getBoundingClientRect().right))),
  );
  expect(places[0]).toEqual(places[1]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expect(row(page, 2).getByText('Number of Units')).toBeVisible();
});

test('on paper stands the result alone, with its year and day', async ({ page }) => {
  await withFewCodes(page);
  await pick(page, 1, '61510', '1');
  await page.getByRole('button', calculate()).click();
  await expect(totalLine(page)).toContainText('30.060');
  await page.emulateMedia({ media: 'print' });
  await expect(result(page).getByText('Work RVUs of 2026')).toBeVisible();
  await expect(result(page).getByText('Calculated on Nov 15, 2026')).toBeVisible();
  await expect(codeBox(page, 1)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Skip to content')).toBeHidden();
});

test('on paper the result has the full width, its total once, and three codes one sheet', async ({ page }) => {
  await codeBox(page, 1).fill('22551 22552 22853');
  await codeBox(page, 1).press('Enter');
  await expect(unitsBox(page, 3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(totalLine(page)).toContainText('34.860');
  const pdf = await page.pdf({ format: 'Letter' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  // A4 on its side, without its margins.
  await page.setViewportSize({ width: 1002, height: 673 });
  await page.emulateMedia({ media: 'print' });
  expect((await result(page).boundingBox())?.width).toBe(1002);
  // A table's foot is repeated on every sheet.
  await expect(result(page).locator('tfoot')).toHaveCSS('display', 'table-row-group');
});

test('a search with more hits than are shown says how to find the others', async ({ page }) => {
  await page.getByRole('button', { name: 'Add several codes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('fusion');
  await expect(dialog.getByRole('checkbox')).toHaveCount(30);
  const advice = dialog.getByText('These are the 30 best matches. Type more to narrow them down.');
  await advice.scrollIntoViewIfNeeded();
  await expect(advice).toBeInViewport();
  await dialog.getByRole('searchbox').fill('craniotomy');
  const best = dialog.getByRole('listitem').first();
  await expect(best).toContainText(/craniotomy/i);
  await expect(best).toBeInViewport();
  await dialog.getByRole('searchbox').fill('22551');
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
  await expect(dialog.getByText('best matches')).toHaveCount(0);
});
