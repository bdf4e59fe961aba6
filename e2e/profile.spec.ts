import type { Page } from '@playwright/test';
import { button } from './support/account-steps.ts';
import {
  card,
  dialog,
  expectStay,
  fillPosition,
  openNew,
  openTab,
  question,
  watchToasts,
} from './support/profile-steps.ts';
import { signedIn } from './support/people.ts';
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
  expectStay(await stayOf('Experience updated successfully'), 1000);
  await expect(card(page, 'General')).toContainText('Jan 5, 2020 – Currently');
  await card(page, 'General').click();
  await deleteIt(page, 'Delete Experience', /permanent and cannot be undone/);
  expectStay(await stayOf('Experience deleted successfully'), 1000);
});

test('education is added, changed and deleted', async ({ page, outbox }) => {
  const stayOf = await watchToasts(page);
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
  expectStay(await stayOf('Education added successfully'), 1000);
  await expect(card(page, 'University of Coimbra')).toContainText('MD');
  await expect(card(page, 'University of Coimbra')).toContainText('Sep 1, 2019 – Currently');
  await card(page, 'University of Coimbra').click();
  await field(page, 'Degree').selectOption({ label: 'DO' });
  await button(page, 'Save').click();
  expectStay(await stayOf('Education updated successfully'), 1000);
  await expect(card(page, 'University of Coimbra')).toContainText('DO');
  await card(page, 'University of Coimbra').click();
  await deleteIt(page, 'Delete Education', /permanent and cannot be undone/);
  expectStay(await stayOf('Education deleted successfully'), 1000);
});

test('there is one reimbursement, and its model decides what is asked', async ({ page, outbox }) => {
  const stayOf = await watchToasts(page);
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
  expectStay(await stayOf('Reimbursement added successfully'), 1000);
  for (const text of ['Texas', 'Threshold: RVUs', 'Amount: 4000.00', '$52.50'])
    await expect(card(page, 'Practice state')).toContainText(text);
  await expect(button(page, 'Add Reimbursement')).toHaveCount(0);

  await card(page, 'Practice state').click();
  await field(page, 'Reimbursement model').selectOption('SALARY_BASED');
  await button(page, 'Save').click();
  expectStay(await stayOf('Reimbursement edited successfully'), 1000);
  await expect(card(page, 'Salary Based')).not.toContainText('$');
  await card(page, 'Salary Based').click();
  await deleteIt(page, 'Delete reimbursement', 'Note: Deleting reimbursement is permanent and cannot be undone.');
  expectStay(await stayOf('Reimbursement deleted successfully'), 1000);
  await expect(button(page, 'Add Reimbursement')).toBeVisible();
});
