import type { Page } from '@playwright/test';
import { button, heading } from './support/account-steps.ts';
import { addImage, cptId, logCase, share } from './support/case-log.ts';
import { cutSections, section } from './support/cases.ts';
import { comeIn } from './support/people.ts';
import { tabTo } from './support/keyboard.ts';
import { surgeon } from './support/surgeon.ts';
import { expect, test } from './support/test.ts';

// Each of these makes people and cases first.
test.describe.configure({ timeout: 180_000 });

const fact = (page: Page, name: string, label: string) =>
  section(page, name)
    .locator('div', { has: page.getByText(label, { exact: true }) })
    .last();
const menu = (page: Page) => button(page, 'What you can do with this case');
const longNote = 'The drain was taken out on the third day and the wound looked well. '.repeat(12);

test('a case is told whole: its sections, codes, totals, further procedures and notes', async ({
  page,
  doctor,
  axe,
}) => {
  await comeIn(page, doctor);
  const [tumor, navigation] = [await cptId(page.request, '61510'), await cptId(page.request, '61781')];
  const caseId = await logCase(page.request, doctor, {
    age: '',
    date_of_birth: 'Jan 5, 1972',
    procedure_diagnosis: 'Left frontal mass',
    indication: 'Tumor',
    location: 'Frontal lobe',
    implant: '0',
    primary_surgeons: [{ invitee_name: 'Ines Duarte' }],
    cpts: [
      { id: tumor, quantity: 1 },
      { id: navigation, quantity: 2 },
    ],
    cpt_modifier_id: '62',
    follow_up_number: 6,
    follow_up_period: 'Weeks',
    notes: ['Short.', longNote],
    case_procedures: [
      { date: '2026-03-09', date_of_procedure: '2026-03-09', type: 'Bedside', procedure_name: 'Ventricular drain' },
    ],
  });
  await page.goto(`/case/${caseId}`);
  await expect(heading(page, 'Quill, Nora')).toBeVisible();
  await expect(page).toHaveTitle(/^Quill, Nora/);
  await expect(page.getByRole('navigation', { name: 'Where you are' })).toContainText('Dashboard');
  await expect(page.getByRole('navigation', { name: 'Where you are' })).toContainText('Nora');

  await expect(fact(page, 'Patient info', 'Date of birth')).toContainText('Jan 05, 1972');
  await expect(fact(page, 'Patient info', 'Age')).toContainText('54');
  await expect(fact(page, 'Patient info', 'Primary surgeons')).toContainText('Ines Duarte');
  await expect(fact(page, 'Patient info', 'Co-surgeons')).toContainText('N/A');
  await expect(section(page, 'Patient info').getByText('MRN')).toHaveCount(0);
  await expect(fact(page, 'Procedure details', 'Date of procedure')).toContainText('03/04/2026');
  await expect(fact(page, 'Procedure details', 'Implant')).toContainText('No');
  await expect(fact(page, 'Procedure details', 'Follow-up after')).toContainText('6 Weeks');
  await expect(section(page, 'Procedure details').getByText('Navigation')).toHaveCount(0);
  await expect(fact(page, 'Procedure 2', 'Procedure name')).toContainText('Ventricular drain');

  const codes = section(page, 'CPT Codes and RVUs');
  await expect(codes.getByRole('row').filter({ hasText: '61781' })).toContainText('x2');
  // 30.06 + 2 × 3.66; of that the highest and half of the rest; of that 62.5 %.
  await expect(codes).toContainText('Total RVUs37.380');
  await expect(codes).toContainText('Total Reimbursable RVUs33.720');
  await expect(codes).toContainText('Work RVUs of 2026');
  await expect(section(page, 'CPT Modifiers')).toContainText('62.5%');
  await expect(section(page, 'CPT Modifiers')).toContainText('Total Reimbursable RVUs After CPT Modifier21.075');

  const notes = section(page, 'Notes');
  await expect(notes.getByRole('listitem')).toHaveCount(2);
  await expect(button(page, 'See more')).toHaveCount(1);
  const height = async () => (await notes.getByText('The drain was taken out').boundingBox())?.height ?? 0;
  const cut = await height();
  await button(page, 'See more').click();
  await expect.poll(height).toBeGreaterThan(cut * 2);
  await button(page, 'See less').click();
  await expect.poll(height).toBe(cut);
  await axe();
});

test('an editor may edit and nothing more, a viewer may look', async ({ page, playwright, server, outbox }) => {
  const owners = await playwright.request.newContext({ baseURL: server.url });
  const doctor = await surgeon(owners, outbox, { name: 'Marta' });
  const caseId = await logCase(owners, doctor, { notes: ['Stable.'] });
  await addImage(owners, doctor, caseId, 'scan.png');
  const guest = await surgeon(page.request, outbox);
  await share(owners, page.request, { doctor, to: guest, permission: 'VIEWER' });
  await comeIn(page, guest);
  await page.goto(`/shared-case/${doctor.id}/${caseId}`);
  await expect(section(page, 'Notes').getByText('Stable.')).toBeVisible();
  await expect(section(page, 'Images').getByText('scan.png')).toBeVisible();
  for (const name of ['Edit notes', 'Add image', 'What you can do with this case', 'What you can do with scan.png'])
    await expect(button(page, name)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(`/shared-dashboard/${doctor.id}`);

  const permission = { end_user_id: guest.id, permission: 'EDITOR' };
  await owners.put(`/api/v1/users/${doctor.id}/access_users/change_permission`, { data: permission });
  await page.goto(`/shared-case/${doctor.id}/${caseId}`);
  await expect(button(page, 'Edit notes')).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(`/edit-shared-case/${doctor.id}/${caseId}`);
  await owners.dispose();
});

test('the Free plan hides images and figures, and says what opens them', async ({ page, outbox, axe }) => {
  const doctor = await surgeon(page.request, outbox, { plan: '1' });
  const cpts = [{ id: await cptId(page.request, '61510'), quantity: 1 }];
  const caseId = await logCase(page.request, doctor, { cpts, cpt_modifier_id: '62' });
  await comeIn(page, doctor);
  await page.goto(`/case/${caseId}`);
  await expect(section(page, 'CPT Codes and RVUs')).toContainText('61510');
  await expect(page.getByText('Please upgrade your plan to unlock this.')).toHaveCount(2);
  await expect(page.getByText('Total RVUs')).toHaveCount(0);
  await expect(section(page, 'Images')).toHaveCount(0);
  await axe();
});

test('a case that is not there says so; one that does not come can be asked for again', async ({
  page,
  doctor,
  axe,
}) => {
  await comeIn(page, doctor);
  const caseId = await logCase(page.request, doctor);
  for (const path of ['/case/999999999', '/case/abc', `/shared-case/999999999/${caseId}`, '/shared-case/x/1']) {
    await page.goto(path);
    await expect(page.getByText('It does not exist any more, or it is not shared with you.')).toBeVisible();
  }
  await axe();
  await page.route(`**/procedures/${caseId}`, (route) => route.fulfill({ status: 400, body: '<html>' }));
  await page.goto(`/case/${caseId}`);
  await expect(page.getByText('The case could not be loaded. Check your connection and try again.')).toBeVisible();
  await axe();
  await page.unroute(`**/procedures/${caseId}`);
  await button(page, 'Try again').click();
  await expect(heading(page, 'Quill, Nora')).toBeVisible();
});

test('the page is usable on a narrow phone, in both colours, by keyboard and on paper', async ({
  page,
  doctor,
  axe,
}) => {
  await comeIn(page, doctor);
  const cpts = [{ id: await cptId(page.request, '22633'), quantity: 1 }];
  const caseId = await logCase(page.request, doctor, {
    patient_last_name: 'Wolfeschlegelsteinhausenbergerdorff',
    findings: 'X'.repeat(300),
    notes: [longNote],
    cpts,
  });
  await addImage(page.request, doctor, caseId, 'scan.png');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/case/${caseId}`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(section(page, 'Images').getByText('scan.png')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await cutSections(page)).toEqual([]);
    await axe();
  }
  await tabTo(page, 'What you can do with this case');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Log another like this' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeFocused();

  await page.emulateMedia({ media: 'print' });
  await expect(menu(page)).toBeHidden();
  await expect(button(page, 'Edit notes')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(heading(page, 'Wolfeschlegelsteinhausenbergerdorff, Nora')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
});
