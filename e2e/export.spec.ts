import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { button } from './support/account-steps.ts';
import { addImage, logCase } from './support/case-log.ts';
import { comeIn } from './support/people.ts';
import { openTab } from './support/profile-steps.ts';
import { keepReports } from './support/reports.ts';
import { surgeon } from './support/surgeon.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

const tiles = (page: Page) => page.getByRole('list', { name: 'Exported files' }).getByRole('listitem');

async function chooseExport(page: Page) {
  await button(page, 'What you can do with this case').click();
  await page.getByRole('menuitem', { name: 'Export' }).click();
  return page.getByRole('dialog', { name: 'Export this case' });
}

test('a case is exported from its page as PDF and as Excel, and both files stay in the profile', async ({
  page,
  outbox,
  axe,
}) => {
  const doctor = await surgeon(page.request, outbox);
  const caseId = await logCase(page.request, doctor);
  await addImage(page.request, doctor, caseId, 'scan.png');
  await comeIn(page, doctor, `/case/${caseId}`);
  for (const [kind, begins, extension] of [
    ['PDF', '%PDF-', 'pdf'],
    ['Excel', 'PK', 'xlsx'],
  ] as const) {
    const dialog = await chooseExport(page);
    await axe();
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: kind }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^procedures_\\d{4}-\\d\\d-\\d\\d_\\w+\\.${extension}$`));
    expect((await readFile(await file.path(), 'latin1')).slice(0, begins.length)).toBe(begins);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('The file is ready.')).toBeVisible();
  }
  await page.goto('/profile');
  await openTab(page, 'Exported Procedures');
  await expect(tiles(page)).toHaveText([
    /^\d{4}-\d\d-\d\d\.xlsx1 case, kept until/,
    /^\d{4}-\d\d-\d\d\.pdf1 case, kept until/,
  ]);
});

test('an export can be thought better of, and one that fails says why', async ({ page, doctor }) => {
  await comeIn(page, doctor);
  const caseId = await logCase(page.request, doctor);
  await page.goto(`/case/${caseId}`);
  const dialog = await chooseExport(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await page.request.delete(`/api/v1/users/${doctor.id}/procedures/${caseId}`);
  await (await chooseExport(page)).getByRole('button', { name: 'Excel' }).click();
  await expect(page.getByText('You do not have procedure match your criteria to be exported!')).toBeVisible();
});

test('an expired file is made again in its place; where no case is left, that is told', async ({
  page,
  outbox,
  server,
}) => {
  const doctor = await surgeon(page.request, outbox);
  const caseId = await logCase(page.request, doctor);
  const gone = { file_name: 'procedures_2026-03-01_gone.pdf', procedure_ids: [caseId + 1_000_000] };
  await keepReports(server, doctor.email, [
    { status: 'FAILED', ...gone },
    { status: 'EXPIRED', procedure_ids: [caseId], file_name: 'procedures_2026-03-01_old.xlsx' },
    {},
  ]);
  await comeIn(page, doctor, '/profile');
  await openTab(page, 'Exported Procedures');
  const old = tiles(page).nth(1);
  await expect(old).toContainText('Expired.');
  await old.getByRole('button', { name: 'Make again' }).click();
  const link = old.getByRole('link');
  await expect(link).toHaveText(/^(?!2026-03-01)\d{4}-\d\d-\d\d\.xlsx$/);
  await expect(link).toBeFocused();
  const coming = page.waitForEvent('download');
  await link.click();
  expect((await readFile(await (await coming).path(), 'latin1')).slice(0, 2)).toBe('PK');

  await tiles(page).first().getByRole('button', { name: 'Make again' }).click();
  await expect(page.getByText('You do not have procedure match your criteria to be exported!')).toBeVisible();
  await expect(tiles(page).first()).toContainText('Could not be made.');
});
