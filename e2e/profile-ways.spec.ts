import { button } from './support/account-steps.ts';
import { tabTo } from './support/keyboard.ts';
import {
  card,
  expectStay,
  fillPosition,
  openNew,
  openTab,
  question,
  tab,
  watchToasts,
} from './support/profile-steps.ts';
import { signedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

test('a dialog with unsaved changes asks before it closes, by whichever way out', async ({ page, outbox }) => {
  await signedIn(page, outbox);
  await page.goto('/profile');
  const waysOut = {
    cross: () => button(page, 'Close').click(),
    escape: () => page.keyboard.press('Escape'),
    beside: () => page.mouse.click(5, 5),
    back: () => page.goBack(),
  };
  const form = await openNew(page, 'Add Current Position');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await openNew(page, 'Add Current Position');
  await page.goBack();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL('/profile');

  await openNew(page, 'Add Current Position');
  await page.getByLabel('I currently work in this role').uncheck();
  const asked = question(page, 'Are you sure you want to close this window?');
  for (const leave of Object.values(waysOut)) {
    await leave();
    await expect(asked).toContainText('Unsaved information will be lost.');
    await asked.getByRole('button', { name: 'Stay on window' }).click();
    await expect(asked).toHaveCount(0);
    await expect(page.getByLabel('I currently work in this role')).not.toBeChecked();
  }
  await page.goBack();
  await asked.getByRole('button', { name: 'Close' }).click();
  await expect(form).toHaveCount(0);
  await openNew(page, 'Add Current Position');
  await expect(page.getByLabel('I currently work in this role')).toBeChecked();
});

test('the tab is kept in the history, and the panel index opens it', async ({ page, outbox }) => {
  await signedIn(page, outbox);
  await page.goto('/profile');
  await expect(page.getByRole('tab')).toHaveText([
    'Current Position',
    'Experience',
    'Education',
    'Reimbursement',
    'Exported Procedures',
    'Dashboards',
  ]);
  await openTab(page, 'Education');
  await openTab(page, 'Dashboards');
  await expect(page.getByLabel('View', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(tab(page, 'Education')).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(tab(page, 'Education')).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => history.replaceState({ usr: { panelIndex: 3 }, key: 'k', idx: 0 }, ''));
  await page.reload();
  await expect(tab(page, 'Reimbursement')).toHaveAttribute('aria-selected', 'true');
});

test('a profile that does not come says so, and comes when asked again', async ({ page, outbox }) => {
  await signedIn(page, outbox);
  await page.route('**/api/v1/users/*', (route) => route.fulfill({ body: 'not ours' }));
  await page.goto('/profile');
  await expect(page.getByText('Your profile could not be loaded.')).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Try again').click();
  await expect(button(page, 'Add Current Position')).toBeVisible();
});

test('a refusal of the server is told for a second and stands in the dialog', async ({ page, outbox }) => {
  const stayOf = await watchToasts(page);
  await signedIn(page, outbox);
  await page.goto('/profile');
  const form = await openNew(page, 'Add Current Position');
  await fillPosition(form, 'General', 'Jan 5, 2020');
  const refusal = { status_code: 500, message: 'Unexpected error' };
  await page.route('**/position', (route) => route.fulfill({ status: 400, json: { ...refusal, status_code: 400 } }));
  await button(page, 'Add').click();
  expectStay(await stayOf('Unexpected error'), 1000);
  await expect(form.getByText('Unexpected error')).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Add').click();
  await expect(card(page, 'General')).toBeVisible();
});

test('everything is done without a mouse', async ({ page, outbox }) => {
  await signedIn(page, outbox);
  await page.goto('/profile');
  await expect(button(page, 'Add Current Position')).toBeVisible();
  await tab(page, 'Current Position').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tab(page, 'Experience')).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, 'Add Experience');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Hospital/);
  await page.keyboard.type('Night Clinic');
  await tabTo(page, 'Speciality');
  await page.keyboard.type('Neurological Surgery');
  await tabTo(page, 'I currently work in this role');
  await page.keyboard.press('Space');
  await tabTo(page, 'Choose the day: Start date');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose the day: Start date' }).getByRole('grid')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await tabTo(page, 'Add');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Night Clinic')).toBeVisible();
});

test('institutions are asked for once the keys have been still for 200 ms', async ({ page, outbox }) => {
  await signedIn(page, outbox);
  await page.goto('/profile');
  const form = await openNew(page, 'Add Current Position');
  const hospital = form.getByLabel('Hospital');
  // All keys from within the page: between two of ours a busy machine may be still for longer.
  const lastKey = await hospital.evaluate((input) => {
    const descriptor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const text of ['m', 'me', 'mer', 'merc', 'mercy']) {
      descriptor?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    return performance.now();
  });
  await expect(page.getByRole('option', { name: /Mercy Hospital Springfield/ })).toBeVisible();
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/places?'))
      .map(({ name, startTime }) => ({ term: new URL(name).searchParams.get('search_term'), startTime })),
  );
  expect(asked.map(({ term }) => term)).toEqual(['mercy']);
  expect((asked[0]?.startTime ?? 0) - lastKey).toBeGreaterThan(195);
});
