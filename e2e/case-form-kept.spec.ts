import type { Page } from '@playwright/test';
import { openForm, press } from './support/case-steps.ts';
import { box, loggedCase, newestCase, readCase, section, surgeonAt } from './support/cases.ts';
import { expect, test } from './support/test.ts';

const untilKept = (page: Page) => expect(page.getByText(/^Draft kept at/)).toBeVisible();

test('what was typed survives a closed tab, is offered again, and goes when the case is saved', async ({
  page,
  outbox,
}) => {
  const surgeon = await surgeonAt(page, outbox);
  await openForm(page);
  await box(page, 'First name').fill('Nora');
  await box(page, 'Procedure type').selectOption('Cranial');
  await box(page, 'Indication').fill('Tumor');
  await page.getByRole('option', { name: 'Tumor', exact: true }).click();
  await untilKept(page);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain('Nora');

  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(page.getByText(/^You have an unfinished case from/)).toBeVisible();
  await press(page, 'Continue');
  await expect(box(page, 'First name')).toHaveValue('Nora');
  await expect(section(page, 'Procedure details').getByRole('button', { name: 'Tumor' })).toBeVisible();
  await box(page, 'Last name').fill('Quill');
  await box(page, 'Gender').selectOption('Female');
  await box(page, 'Procedure name').fill('Craniotomy');
  await press(page, 'Add');
  await expect(page).toHaveURL('/dashboard');
  expect(await newestCase(surgeon)).toMatchObject({ patient_first_name: 'Nora', indication: 'Tumor' });
  await openForm(page);
  await expect(box(page, 'First name')).toHaveValue('');
  await expect(box(page, 'Institution')).toHaveValue(String(surgeon.hospitalId));
});

test('leaving asks first: Back stays, Discard forgets', async ({ page, outbox, axe }) => {
  await surgeonAt(page, outbox);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Add Case' }).first().click();
  await expect(section(page, 'Notes')).toBeVisible();
  await box(page, 'First name').fill('Nora');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).last().click();
  const question = page.getByRole('alertdialog', { name: 'Discard New Case' });
  await expect(question).toContainText('By leaving this page you will discard the information you entered.');
  await axe();
  await question.getByRole('button', { name: 'Back' }).click();
  await expect(box(page, 'First name')).toHaveValue('Nora');
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await openForm(page);
  await expect(box(page, 'First name')).toHaveValue('');
});

test('every fault is shown at once, the first has the focus, and Enter sends nothing', async ({ page, outbox }) => {
  await surgeonAt(page, outbox);
  await openForm(page);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/procedures')) sent += 1;
  });
  await box(page, 'Age').fill('abc');
  await box(page, 'Date of birth').fill('31 February');
  await box(page, 'MRN').press('Enter');
  await press(page, 'Add');
  await expect(page.getByText('This field is required')).toHaveCount(5);
  await expect(page.getByText('Age must be a number')).toBeVisible();
  await expect(page.getByText(/^This is not a day of the calendar/)).toBeVisible();
  await expect(box(page, 'First name')).toBeFocused();
  expect(sent).toBe(0);
});

test('what the server refuses stands at its field', async ({ page, outbox }) => {
  const surgeon = await surgeonAt(page, outbox);
  const { id } = await loggedCase(surgeon);
  await page.route(`**/procedures/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const error = { field: 'procedure_name', error: 'This text is too long' };
    const body = {
      status_code: 600,
      data: null,
      message: 'Please check the marked fields',
      validation_errors: [error],
    };
    return route.fulfill({ status: 422, json: body });
  });
  await openForm(page, `/edit-case/${id}`);
  await box(page, 'MRN').fill('77');
  await press(page, 'Save');
  await expect(section(page, 'Procedure details').getByText('This text is too long')).toBeVisible();
  await expect(box(page, 'Procedure name')).toBeFocused();
  await expect(box(page, 'MRN')).toHaveValue('77');
});

test('a double press saves one case', async ({ page, outbox }) => {
  const surgeon = await surgeonAt(page, outbox);
  await openForm(page);
  for (const [label, text] of [
    ['First name', 'Nora'],
    ['Last name', 'Quill'],
    ['Procedure name', 'Burr hole'],
  ] as const)
    await box(page, label).fill(text);
  await box(page, 'Gender').selectOption('Female');
  await box(page, 'Procedure type').selectOption('Cranial');
  await page.getByRole('button', { name: 'Add', exact: true }).last().dblclick();
  await expect(page).toHaveURL('/dashboard');
  const list = await (await surgeon.request.get(`/api/v1/users/${surgeon.id}/procedures`)).json();
  expect(list.data.procedures_count).toBe(1);
});

test('a stored case is changed; somebody else was quicker: theirs or mine', async ({ page, outbox }) => {
  const surgeon = await surgeonAt(page, outbox);
  const { id } = await loggedCase(surgeon, { notes: JSON.stringify(['Uneventful.']) });
  await openForm(page, `/edit-case/${id}`);
  await expect(page.getByRole('link', { name: 'Nora Quill' })).toHaveAttribute('href', `/case/${id}`);
  await expect(box(page, 'Note 1')).toHaveValue('Uneventful.');
  await box(page, 'MRN').fill('mine');
  await surgeon.request.put(`/api/v1/users/${surgeon.id}/procedures/${id}`, { data: { mrn: 'theirs' } });
  await press(page, 'Save');
  await expect(page.getByText(/^Somebody else has changed this case/).first()).toBeVisible();
  await press(page, 'Load their version');
  await expect(box(page, 'MRN')).toHaveValue('theirs');
  await box(page, 'MRN').fill('mine');
  await surgeon.request.put(`/api/v1/users/${surgeon.id}/procedures/${id}`, { data: { mrn: 'theirs again' } });
  await press(page, 'Save');
  await press(page, 'Keep mine');
  await expect(page).toHaveURL(`/case/${id}`);
  await expect(page.getByText('Case info is successfully updated!')).toBeVisible();
  expect(await readCase(surgeon, id)).toMatchObject({ mrn: 'mine', notes: [{ note: 'Uneventful.' }] });
});

test('a template begins the next case, without the patient', async ({ page, outbox }) => {
  await surgeonAt(page, outbox);
  await openForm(page);
  await box(page, 'Last name').fill('Quill');
  await box(page, 'Procedure type').selectOption('Bedside');
  await box(page, 'Procedure name').fill('EVD');
  await press(page, 'Save as template');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Template saved')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/new-case');
  await press(page, 'Start fresh');
  await page.getByRole('button', { name: 'EVD', exact: true }).click();
  await expect(box(page, 'Procedure name')).toHaveValue('EVD');
  await expect(box(page, 'Procedure type')).toHaveValue('Bedside');
  await expect(box(page, 'Last name')).toHaveValue('');
  await press(page, 'Manage templates');
  await page.getByRole('button', { name: 'Remove EVD' }).click();
  await expect(page.getByText('No templates yet.')).toBeVisible();
});
