import type { Page } from '@playwright/test';
import { button, heading } from './support/account-steps.ts';
import { addImage, logCase, share } from './support/case-log.ts';
import { comeIn } from './support/people.ts';
import { tabTo } from './support/keyboard.ts';
import { surgeon } from './support/surgeon.ts';
import { expect, test } from './support/test.ts';

// Each of these makes people and cases first.
test.describe.configure({ timeout: 180_000 });

const cards = (page: Page) => page.getByRole('list', { name: 'Cases' }).getByRole('listitem');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Which cases' }).getByRole('link', { name });
const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const twoDigits = (number: number): string => String(number).padStart(2, '0');

test('a new log says so, and leads to the first case', async ({ page, outbox, axe }) => {
  await comeIn(page, await surgeon(page.request, outbox), '/dashboard');
  await expect(page.getByText('No cases yet, Click + to add case!')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  await axe();
  await page.getByRole('link', { name: 'Add Case' }).click();
  await expect(page).toHaveURL('/new-case');
});

test('cases are cards, newest first, found by tab and page; Back leads to where one was', async ({ page, outbox }) => {
  const doctor = await surgeon(page.request, outbox);
  for (let day = 1; day <= 13; day += 1) {
    await logCase(page.request, doctor, {
      patient_first_name: `Nr ${day}`,
      date_of_procedure: `2025-03-${twoDigits(day)}`,
    });
  }
  const coming = { patient_last_name: 'Later', date_of_procedure: dayFromNow(40), case_procedures: [] };
  await logCase(page.request, doctor, coming);
  await comeIn(page, doctor, '/dashboard');

  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).first()).toContainText('Later, Nora');
  await expect(cards(page).nth(1)).toContainText('MAR');
  await expect(cards(page).nth(1)).toContainText('13');
  await expect(cards(page).nth(1)).toContainText('Quill, Nr 13');
  await expect(cards(page).nth(1)).toContainText('54 y, Female');
  await expect(cards(page).nth(1)).toContainText('Craniotomy for tumor');
  await expect(cards(page).nth(1)).toContainText('Test General Hospital');
  await expect(page.getByText('1–12 of 14')).toBeVisible();

  await button(page, 'Next page').click();
  await expect(page).toHaveURL('/dashboard?page=2');
  await expect(page.getByText('13–14 of 14')).toBeVisible();
  await expect(button(page, 'Next page')).toBeDisabled();
  await cards(page).filter({ hasText: 'Nr 1' }).last().getByRole('link').click();
  await expect(heading(page, 'Quill, Nr 1')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard?page=2');
  await expect(cards(page)).toHaveCount(2);

  await page.getByLabel('Items per page').selectOption('25');
  await expect(page).toHaveURL('/dashboard?size=25');
  await expect(cards(page)).toHaveCount(14);
  await tab(page, 'Upcoming').click();
  await expect(page).toHaveURL('/dashboard?tab=upcoming&size=25');
  await expect(cards(page)).toHaveCount(1);
  await tab(page, 'This week').click();
  await expect(page.getByText('No results for this search criteria!')).toBeVisible();
  await expect(tab(page, 'This week')).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(cards(page)).toHaveCount(1);

  await page.goto('/dashboard?page=99');
  await expect(page).toHaveURL('/dashboard?page=2');
  await expect(cards(page)).toHaveCount(2);
});

test('who comes back to a list stands where they were, and the next page comes without a jump', async ({
  page,
  outbox,
}) => {
  const doctor = await surgeon(page.request, outbox);
  for (let day = 1; day <= 14; day += 1)
    await logCase(page.request, doctor, { date_of_procedure: `2025-04-${twoDigits(day)}` });
  await page.setViewportSize({ width: 390, height: 700 });
  await comeIn(page, doctor, '/dashboard');
  await expect(cards(page)).toHaveCount(12);
  await cards(page).nth(9).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await cards(page).nth(9).getByRole('link').click();
  await expect(heading(page, 'Quill, Nora')).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(12);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);

  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/procedures?*page=1*', async (route) => {
    await held;
    await route.continue();
  });
  await button(page, 'Next page').click();
  await expect(page.getByRole('list', { name: 'Cases' })).toHaveAttribute('aria-busy', 'true');
  await expect(cards(page)).toHaveCount(12);
  answer();
  await expect(cards(page)).toHaveCount(2);
});

test('the images of a case are looked through from its card, by keyboard too', async ({ page, outbox, axe }) => {
  const doctor = await surgeon(page.request, outbox);
  const caseId = await logCase(page.request, doctor);
  await addImage(page.request, doctor, caseId, 'before.png');
  await addImage(page.request, doctor, caseId, 'after.png');
  await comeIn(page, doctor, '/dashboard');
  await button(page, 'Show the 2 images of Quill, Nora').click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText('before.png')).toBeVisible();
  await axe();
  await viewer.getByRole('button', { name: 'Next image' }).click();
  await expect(viewer.getByText('after.png')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText('before.png')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard');
  await expect(button(page, 'Show the 2 images of Quill, Nora')).toBeFocused();
});

test('links fetch the code of their screen ahead, and never a case', async ({ page, outbox }) => {
  const doctor = await surgeon(page.request, outbox);
  const caseId = await logCase(page.request, doctor);
  await comeIn(page, doctor, '/dashboard');
  await expect(cards(page)).toHaveCount(1);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await cards(page).getByRole('link').hover();
  const isFetched = (name: string) => asked.some((path) => path.startsWith(`/assets/${name}-`));
  await expect.poll(() => isFetched('case.screen')).toBe(true);
  expect(isFetched('case-form.screen')).toBe(false);
  await page.getByRole('link', { name: 'Add Case' }).hover();
  await expect.poll(() => isFetched('case-form.screen')).toBe(true);
  await cards(page).getByRole('link').focus();
  await page.mouse.move(0, 0);
  const reading = `/api/v1/users/${doctor.id}/procedures/${caseId}`;
  expect(asked).not.toContain(reading);
  await cards(page).getByRole('link').click();
  await expect(heading(page, 'Quill, Nora')).toBeVisible();
  expect(asked).toContain(reading);
});

test('a list that does not come can be asked for again', async ({ page, outbox, axe }) => {
  const doctor = await surgeon(page.request, outbox);
  await logCase(page.request, doctor);
  await page.route('**/procedures?*', (route) => route.fulfill({ status: 400, body: '<html>' }));
  await comeIn(page, doctor, '/dashboard');
  await expect(page.getByText('The cases could not be loaded. Check your connection and try again.')).toBeVisible();
  await axe();
  await page.unroute('**/procedures?*');
  await button(page, 'Try again').click();
  await expect(cards(page)).toHaveCount(1);
});

test('a shared log is read by a viewer, added to by an editor, and not there for anybody else', async ({
  page,
  playwright,
  server,
  outbox,
  axe,
}) => {
  const owners = await playwright.request.newContext({ baseURL: server.url });
  const doctor = await surgeon(owners, outbox, { name: 'Marta' });
  await logCase(owners, doctor);
  const viewer = await surgeon(page.request, outbox);
  await comeIn(page, viewer, '/dashboard');
  await page.goto(`/shared-dashboard/${doctor.id}`);
  await expect(page.getByText('It does not exist any more, or it is not shared with you.')).toBeVisible();

  await share(owners, page.request, { doctor, to: viewer, permission: 'VIEWER' });
  await page.reload();
  await expect(heading(page, "Dr. Marta Okafor's dashboard")).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(button(page, 'Add Case')).toBeDisabled();
  await axe();
  await cards(page).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/shared-case/${doctor.id}/\\d+$`));
  await expect(heading(page, 'Quill, Nora')).toBeVisible();

  const permission = { end_user_id: viewer.id, permission: 'EDITOR' };
  await owners.put(`/api/v1/users/${doctor.id}/access_users/change_permission`, { data: permission });
  await page.goto(`/shared-dashboard/${doctor.id}`);
  await page.getByRole('link', { name: 'Add Case' }).click();
  await expect(page).toHaveURL(`/new-shared-case/${doctor.id}`);
  await owners.dispose();
});

test('the list is usable by keyboard alone, in both colours and on a narrow phone', async ({ page, outbox, axe }) => {
  const doctor = await surgeon(page.request, outbox);
  const long = { patient_last_name: 'Wolfeschlegelsteinhausenbergerdorff', procedure_name: 'X'.repeat(200) };
  const caseId = await logCase(page.request, doctor, long);
  await logCase(page.request, doctor, { age: '', date_of_birth: '', patient_last_name: 'Young' });
  await addImage(page.request, doctor, caseId, 'scan.png');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    if (colorScheme === 'light') await comeIn(page, doctor, '/dashboard');
    await expect(cards(page)).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await axe();
  }
  await page.setViewportSize({ width: 1200, height: 800 });
  await tabTo(page, /^Young/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Young, Nora')).toBeVisible();
});
