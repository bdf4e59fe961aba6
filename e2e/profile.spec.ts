import type { Page } from '@playwright/test';
import { button } from './support/account-steps.ts';
import { tabTo } from './support/keyboard.ts';
import {
  card,
  dialog,
  expectStay,
  fillPosition,
  openNew,
  openTab,
  question,
  tab,
  watchToasts,
} from './support/profile-steps.ts';
import { signedIn } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true });
const deleteIt = async (page: Page, title: string, note: string | RegExp): Promise<void> => {
  await button(page, 'Delete').click();
  await expect(question(page, title).getByText(note)).toBeVisible();
  await question(page, title).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page, title)).toHaveCount(0);
  await button(page, 'Delete').click();
  await question(page, title).getByRole('button', { name: 'Delete anyway' }).click();
};

test('a current position is added from the list, changed and deleted, each told for a second', async ({
  page,
  outbox,
}) => {
  const stayOf = await watchToasts(page);
  await signedIn(page, outbox);
  await page.goto('/profile');
  await expect(page.getByText('Say where you work now')).toBeVisible();
  await openNew(page, 'Add Current Position');
  await button(page, 'Add').click();
  await expect(page.getByText('This field is required')).toHaveCount(2);
  await expect(page.getByLabel('I currently work in this role')).toBeChecked();
  await expect(field(page, 'End date')).toHaveCount(0);

  await field(page, 'Hospital').pressSequentially('mercy spring');
  await page.getByRole('option', { name: /Mercy Hospital Springfield/ }).click();
  await expect(field(page, 'Hospital')).toHaveValue('Mercy Hospital Springfield');
  await field(page, 'Speciality').selectOption({ label: 'Neurological Surgery' });
  await field(page, 'Start date').fill('1/5/2020');
  await field(page, 'Start date').blur();
  await expect(field(page, 'Start date')).toHaveValue('Jan 5, 2020');
  await button(page, 'Add').click();
  expectStay(await stayOf('Current position added successfully'), 1000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, 'Mercy Hospital Springfield')).toContainText('Neurological Surgery');
  await expect(card(page, 'Mercy Hospital Springfield')).toContainText('Jan 5, 2020 – Currently');

  await card(page, 'Mercy Hospital Springfield').click();
  await expect(dialog(page, 'Edit Current Position')).toBeVisible();
  await field(page, 'Hospital').fill('A name of our own');
  await page.getByLabel('I currently work in this role').uncheck();
  await field(page, 'End date').fill('Dec 31, 2021');
  await button(page, 'Save').click();
  expectStay(await stayOf('Current position updated successfully'), 1000);
  await expect(card(page, 'A name of our own')).toContainText('Jan 5, 2020 – Dec 31, 2021');

  await card(page, 'A name of our own').click();
  await deleteIt(page, 'Delete Current Position', 'Note: Deleting a current position is permanent');
  expectStay(await stayOf('position deleted successfully'), 1000);
  await expect(card(page, 'A name of our own')).toHaveCount(0);
  await expect(page.getByText('Say where you work now')).toBeVisible();
});

test('experience must end after it began and before tomorrow; a day is picked from the calendar', async ({
  page,
  outbox,
}) => {
  const stayOf = await watchToasts(page);
  await signedIn(page, outbox);
  await page.goto('/profile');
  await openTab(page, 'Experience');
  const form = await openNew(page, 'Add Experience');
  await expect(page.getByLabel('I currently work in this role')).not.toBeChecked();
  await fillPosition(form, 'General', 'Jan 5, 2020');
  await field(page, 'End date').fill('Jan 5, 2020');
  await button(page, 'Add').click();
  expectStay(await stayOf('End date must be greater than start date'), 1000);
  await expect(form.getByText('End date must be greater than start date')).toBeVisible();
  await field(page, 'End date').fill('Jan 5, 2199');
  await expect(form.getByText('This day lies in the future')).toBeVisible();
  await field(page, 'End date').fill('Feb 30, 2020');
  await expect(form.getByText('This is not a day of the calendar')).toBeVisible();

  await field(page, 'End date').fill('Mar 14, 2020');
  await button(page, 'Choose the day: End date').click();
  const calendar = page.getByRole('dialog', { name: 'Choose the day: End date' });
  await calendar.getByRole('gridcell', { name: '20', exact: true }).click();
  await expect(field(page, 'End date')).toHaveValue('Mar 20, 2020');
  await button(page, 'Add').click();
  expectStay(await stayOf('Experience added successfully'), 1000);
  await expect(card(page, 'General')).toContainText('Jan 5, 2020 – Mar 20, 2020');

  await card(page, 'General').click();
  await page.getByLabel('I currently work in this role').check();
  await button(page, 'Save').click();
  await expect(page.getByText('Experience updated successfully')).toBeVisible();
  await expect(card(page, 'General')).toContainText('Jan 5, 2020 – Currently');
  await card(page, 'General').click();
  await deleteIt(page, 'Delete Experience', /permanent and cannot be undone/);
  await expect(page.getByText('Experience deleted successfully')).toBeVisible();
});

test('education is added, changed and deleted', async ({ page, outbox }) => {
  await signedIn(page, outbox);
  await page.goto('/profile');
  await openTab(page, 'Education');
  await openNew(page, 'Add Education');
  await page.getByLabel('I currently study').check();
  await button(page, 'Add').click();
  await expect(page.getByText('This field is required')).toHaveCount(3);
  await field(page, 'Institution').fill('University of Coimbra');
  await field(page, 'Degree').selectOption({ label: 'MD' });
  await field(page, 'Speciality').selectOption({ label: 'Neurological Surgery' });
  await field(page, 'Start date').fill('2019-09-01');
  await button(page, 'Add').click();
  await expect(page.getByText('Education added successfully')).toBeVisible();
  await expect(card(page, 'University of Coimbra')).toContainText('MD');
  await expect(card(page, 'University of Coimbra')).toContainText('Sep 1, 2019 – Currently');
  await card(page, 'University of Coimbra').click();
  await field(page, 'Degree').selectOption({ label: 'DO' });
  await button(page, 'Save').click();
  await expect(page.getByText('Education updated successfully')).toBeVisible();
  await card(page, 'University of Coimbra').click();
  await deleteIt(page, 'Delete Education', /permanent and cannot be undone/);
  await expect(page.getByText('Education deleted successfully')).toBeVisible();
});

test('there is one reimbursement, and its model decides what is asked', async ({ page, outbox }) => {
  await signedIn(page, outbox);
  await page.goto('/profile');
  await openTab(page, 'Reimbursement');
  const form = await openNew(page, 'Add Reimbursement');
  await field(page, 'Practice state').selectOption({ label: 'Texas' });
  await field(page, 'Reimbursement model').selectOption({ label: 'Salary Based' });
  await expect(form.getByRole('spinbutton')).toHaveCount(0);
  await field(page, 'Reimbursement model').selectOption({ label: 'RVUs Based' });
  await expect(form.getByRole('spinbutton')).toHaveCount(1);
  await field(page, 'Reimbursement model').selectOption('MIXED');
  await field(page, 'Threshold').selectOption({ label: 'RVUs' });
  await field(page, 'Amount').fill('4000');
  await field(page, 'RVUs multiplier ($)').fill('-1');
  await button(page, 'Add').click();
  await expect(form.getByText('This must be a number of 0 or more')).toBeVisible();
  await field(page, 'RVUs multiplier ($)').fill('52.5');
  await button(page, 'Add').click();
  await expect(page.getByText('Reimbursement added successfully')).toBeVisible();
  for (const text of ['Texas', 'Threshold: RVUs', 'Amount: 4000.00', '$52.50'])
    await expect(card(page, 'Practice state')).toContainText(text);
  await expect(button(page, 'Add Reimbursement')).toHaveCount(0);

  await card(page, 'Practice state').click();
  await field(page, 'Reimbursement model').selectOption('SALARY_BASED');
  await button(page, 'Save').click();
  await expect(page.getByText('Reimbursement edited successfully')).toBeVisible();
  await expect(card(page, 'Salary Based')).not.toContainText('$');
  await card(page, 'Salary Based').click();
  await deleteIt(page, 'Delete reimbursement', 'Note: Deleting reimbursement is permanent and cannot be undone.');
  await expect(page.getByText('Reimbursement deleted successfully')).toBeVisible();
  await expect(button(page, 'Add Reimbursement')).toBeVisible();
});

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
