import type { Page } from '@playwright/test';
import { button, heading } from './support/account-steps.ts';
import { logCase, png } from './support/case-log.ts';
import { section } from './support/cases.ts';
import { comeIn } from './support/people.ts';
import { surgeon } from './support/surgeon.ts';
import { expect, test } from './support/test.ts';

// Each of these makes people and cases first.
test.describe.configure({ timeout: 180_000 });

const menu = (page: Page) => button(page, 'What you can do with this case');

test('notes are edited in place: written, changed, deleted and saved at once', async ({ page, doctor, axe }) => {
  await comeIn(page, doctor);
  const caseId = await logCase(page.request, doctor);
  await page.goto(`/case/${caseId}`);
  const notes = section(page, 'Notes');
  await expect(notes.getByText('No added notes.')).toBeVisible();
  await button(page, 'Edit notes').click();
  await expect(button(page, 'Done')).toBeVisible();
  await expect(page.getByLabel('Note 1', { exact: true })).toBeFocused();
  await page.keyboard.type('Stable overnight.');
  await expect(button(page, 'Done')).toHaveCount(0);
  await button(page, 'Add note').click();
  await page.keyboard.type('Home tomorrow.');
  await axe();
  await button(page, 'Save').click();
  await expect(notes.getByRole('listitem')).toHaveCount(2);
  await expect(notes.getByRole('listitem').first()).toContainText('Ada Okafor');

  await button(page, 'Edit notes').click();
  await button(page, 'Delete note 1').click();
  await button(page, 'Cancel').click();
  await expect(notes.getByRole('listitem')).toHaveCount(2);
  await button(page, 'Edit notes').click();
  await button(page, 'Delete note 1').click();
  await page.route('**/procedure_all_notes', (route) => route.fulfill({ status: 400, body: '<html>' }));
  await button(page, 'Save').click();
  await expect(notes.getByRole('alert')).toContainText('Unexpected error');
  await page.unroute('**/procedure_all_notes');
  await button(page, 'Save').click();
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  await expect(notes).toContainText('Home tomorrow.');
  await page.reload();
  await expect(notes.getByRole('listitem')).toHaveCount(1);
});

test('notes that are not saved are not lost unasked', async ({ page, doctor, axe }) => {
  await comeIn(page, doctor);
  const caseId = await logCase(page.request, doctor, { notes: ['Stable.'] });
  await page.goto(`/case/${caseId}`);
  const dashboard = page.getByRole('navigation', { name: 'Where you are' }).getByRole('link', { name: 'Dashboard' });
  await button(page, 'Edit notes').click();
  await page.getByLabel('Note 1', { exact: true }).fill('Stable overnight.');
  await dashboard.click();
  const question = page.getByRole('alertdialog', { name: 'Discard the notes' });
  await expect(question).toContainText('By leaving this page you will discard the information you entered.');
  await axe();
  await question.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Note 1', { exact: true })).toHaveValue('Stable overnight.');
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);

  await page.getByLabel('Note 1', { exact: true }).fill('Stable.');
  await dashboard.click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.goBack();
  await button(page, 'Edit notes').click();
  await button(page, 'Delete note 1').click();
  await dashboard.click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto(`/case/${caseId}`);
  await expect(section(page, 'Notes')).toContainText('Stable.');
});

test('images are added, opened, zoomed, renamed and removed', async ({ page, doctor, axe }) => {
  await comeIn(page, doctor);
  const caseId = await logCase(page.request, doctor);
  await page.goto(`/case/${caseId}`);
  const images = section(page, 'Images');
  await expect(images.getByText('No added images.')).toBeVisible();
  const choose = (name: string, buffer: Buffer) =>
    images.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await choose('notes.png', Buffer.from('PK not an image'));
  await expect(images.getByRole('alert')).toContainText('notes.png image was not added.');
  await choose('a-name-that-is-longer-than-it-may-be.png', png());
  await expect(images.getByText('a-name-that-is-longe…')).toBeVisible();
  await expect(images.getByRole('alert')).toHaveCount(0);

  await images.getByRole('button', { name: /^Open a-name/ }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);

  await images.getByRole('button', { name: /^What you can do with a-name/ }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename Image' });
  await dialog.getByLabel('New Image Name').fill(' ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await axe();
  await dialog.getByLabel('New Image Name').fill('After resection');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(images.getByText('After resection')).toBeVisible();

  await images.getByRole('button', { name: 'What you can do with After resection' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete image' });
  await expect(question).toContainText('Note: Deleting this image is permanent and cannot be undone.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(images.getByText('No added images.')).toBeVisible();
});

test('a deleted case leaves the list and comes back by Undo', async ({ page, outbox }) => {
  const doctor = await surgeon(page.request, outbox);
  const caseId = await logCase(page.request, doctor);
  await comeIn(page, doctor);
  await page.goto(`/case/${caseId}`);
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Log another like this' }).click();
  await expect(page).toHaveURL('/new-case');
  expect(await page.evaluate(() => history.state.usr)).toEqual({ like: caseId });

  await page.goto(`/case/${caseId}`);
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this case?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Procedure deleted successfully!')).toBeVisible();
  await expect(page.getByText('No cases yet, Click + to add case!')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByText('The case is back in your log.')).toBeVisible();
  await page.getByRole('link', { name: 'Quill, Nora' }).click();
  await expect(heading(page, 'Quill, Nora')).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(`/edit-case/${caseId}`);
});
