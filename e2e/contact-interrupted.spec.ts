import { randomUUID } from 'node:crypto';
import { field } from './support/account-steps.ts';
import { fillContact, offline, send, support, thanks } from './support/contact-steps.ts';
import { untilRunning } from './support/running.ts';
import { expect, test } from './support/test-interrupted.ts';

test('a message that finds no network, and one whose answer is lost, are sent once in the end', async ({
  page,
  context,
  outbox,
}) => {
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: support })).toBeVisible();
  const subject = `Lost ${randomUUID()}`;
  await fillContact(page, subject);
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: offline })).toBeVisible();
  await context.setOffline(false);
  await page.route('**/api/v1/contacts', (route) => route.fetch().then(() => route.abort()), { times: 1 });
  await send(page).dblclick();
  await expect(page.getByRole('alert').filter({ hasText: offline })).toBeVisible();
  await expect(field(page, 'Subject')).toHaveValue(subject);
  await send(page).click();
  await expect(page.getByText(thanks)).toBeVisible();
  const mails = async (about: string) =>
    (await outbox.allTo(support)).filter((mail) => mail.subject.includes(about)).length;
  // Mails go out in their order: once a later one is there, no second one is on its way.
  const later = `Later ${randomUUID()}`;
  const data = { name: 'Vera', email: 'vera@example.org', subject: later, message: 'The next one.' };
  expect((await page.request.post('/api/v1/contacts', { data })).ok()).toBe(true);
  await expect.poll(() => mails(later)).toBe(1);
  expect(await mails(subject)).toBe(1);
});

test('without a network the newsletter box says so, and keeps the address', async ({ page, context }) => {
  await page.goto('/');
  const box = page.getByRole('contentinfo');
  await untilRunning(page);
  await context.setOffline(true);
  await box.getByLabel('Newsletter').fill('vera@example.org');
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(box.getByText(offline)).toBeVisible();
  await expect(box.getByLabel('Newsletter')).toHaveValue('vera@example.org');
});
