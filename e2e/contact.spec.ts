import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { button, field, newAddress } from './support/account-steps.ts';
import { agreement, fillContact, send, support, thanks } from './support/contact-steps.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

/** From here on the page's time passes only when the test says so, however slow the machine is. */
const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

test('a visitor writes to us, the form is emptied, and the message is in our mail', async ({ page, outbox }) => {
  await page.goto('/Contact');
  await expect(page.getByRole('link', { name: support })).toHaveAttribute('href', `mailto:${support}`);
  await expect(page.getByRole('link', { name: 'hello@casefolio.example' })).toBeVisible();
  const subject = `Import ${randomUUID()}`;
  const email = await fillContact(page, subject);
  await send(page).click();
  await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible();
  for (const label of ['First Name', 'Last Name', 'Email', 'Subject', 'Message'])
    await expect(field(page, label)).toHaveValue('');
  await expect(agreement(page)).not.toBeChecked();
  await expect
    .poll(async () => (await outbox.allTo(support)).find((mail) => mail.subject.includes(subject))?.text)
    .toContain(`Vera Lindqvist (${email}) wrote:`);
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(thanks)).toHaveCount(0);
});

test('the contact form names what is missing and what is wrong', async ({ page }) => {
  await page.goto('/contact');
  await field(page, 'Email').fill('vera@');
  await field(page, 'Subject').focus();
  await expect(page.getByText('Must use valid email address')).toBeVisible();
  await send(page).click();
  for (const text of ['First Name', 'Last Name', 'Subject', 'Message'])
    await expect(page.getByText(`${text} is required`)).toBeVisible();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('Terms and Conditions must be accepted')).toBeVisible();
  await expect(field(page, 'First Name')).toBeFocused();
  await field(page, 'Email').fill('');
  await expect(page.getByText('Email is required')).toBeVisible();
  await field(page, 'Subject').fill('x'.repeat(201));
  await expect(page.getByText('Please use at most 200 characters')).toBeVisible();
});

test("the server's refusal is told for two seconds, and what was typed stays", async ({ page }) => {
  const answer = { status: 429, json: { status_code: 429, data: null, message: 'Too many tries. Please wait.' } };
  await page.route('**/api/v1/contacts', (route) => route.fulfill(answer));
  await page.clock.install();
  await page.goto('/contact');
  const email = await fillContact(page, 'Import');
  await stopClock(page);
  await send(page).click();
  const told = page.getByRole('alert').filter({ hasText: 'Too many tries. Please wait.' });
  await expect(told).toBeVisible();
  await page.clock.runFor(1900);
  await expect(told).toBeVisible();
  await page.clock.runFor(200);
  await expect(told).toHaveCount(0);
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Message')).toHaveValue('Can I import my old log?\nIt is an Excel file.');
});

test('what the server finds wrong with the name stands at the first name', async ({ page }) => {
  const wrong = { field: 'name', error: 'Please keep this to one line' };
  const json = { status_code: 600, data: null, message: 'Please check the marked fields', validation_errors: [wrong] };
  await page.route('**/api/v1/contacts', (route) => route.fulfill({ status: 422, json }));
  await page.goto('/contact');
  await fillContact(page, 'Import');
  await send(page).click();
  await expect(field(page, 'First Name')).toHaveAccessibleDescription('Please keep this to one line');
  await expect(field(page, 'First Name')).toBeFocused();
});

test('a double click sends one message', async ({ page }) => {
  let sent = 0;
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/v1/contacts', async (route) => {
    sent += 1;
    await answered.promise;
    await route.continue();
  });
  await page.goto('/contact');
  await fillContact(page, 'Import');
  await send(page).dblclick();
  await expect(send(page)).toHaveAttribute('aria-busy', 'true');
  answered.resolve();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sent).toBe(1);
});

test('an institution asks for a demo; the thanks stay five seconds', async ({ page, outbox }) => {
  await page.clock.install();
  await page.goto('/contact');
  await button(page, 'Request A Demo').click();
  const dialog = page.getByRole('dialog', { name: 'Request A Demo' });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  for (const text of ['First Name', 'Last Name', 'Email', 'Business/Institution name', 'Message'])
    await expect(dialog.getByText(`${text} is required`)).toBeVisible();
  await expect(dialog.getByText('Terms and Conditions must be accepted')).toBeVisible();
  const business = `St. Anne's ${randomUUID()}`;
  await dialog.getByLabel('First Name').fill('Vera');
  await dialog.getByLabel('Last Name').fill('Lindqvist');
  await dialog.getByLabel('Email').fill(newAddress());
  await dialog.getByLabel('Business/Institution name').fill(business);
  await dialog.getByLabel('Message').fill('We are twelve surgeons.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await button(page, 'Request A Demo').click();
  await expect(dialog.getByLabel('Business/Institution name')).toHaveValue(business);
  const terms = dialog.getByRole('link', { name: 'terms and condition' });
  await expect(terms).toHaveAttribute('href', '/terms');
  await expect(terms).toHaveAttribute('target', '_blank');
  await dialog.getByRole('checkbox').check();
  await stopClock(page);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  const told = dialog.getByText(
    "Thank you for requesting a demo! We'll contact you within 24 hours to set up your account and discuss your needs.",
  );
  await expect(told).toBeVisible();
  await page.clock.runFor(4800);
  await expect(told).toBeVisible();
  await page.clock.runFor(400);
  await expect(told).toHaveCount(0);
  await expect(dialog.getByLabel('Message')).toHaveValue('');
  await expect
    .poll(async () => (await outbox.allTo(support)).map((mail) => mail.subject))
    .toContain(`Demo request: ${business}`);
});

test('the addresses can be asked for again', async ({ page }) => {
  await page.route('**/api/v1/site', (route) => route.fulfill({ status: 429, json: { status_code: 429 } }), {
    times: 1,
  });
  await page.goto('/contact');
  await expect(page.getByText('The addresses could not be loaded.')).toBeVisible();
  await button(page, 'Try again').click();
  await expect(page.getByRole('link', { name: support })).toBeVisible();
  await expect(page.getByText('The addresses could not be loaded.')).toHaveCount(0);
});

test('with the keyboard alone a message is written, and a demo is looked at', async ({ page }) => {
  await page.goto('/contact');
  for (const [label, text] of [
    ['First Name', 'Vera'],
    ['Last Name', 'Lindqvist'],
    ['Email', newAddress()],
    ['Subject', 'Import'],
    ['Message', 'Can I import my old log?'],
  ] as const) {
    await tabTo(page, new RegExp(`^${label}$`));
    await page.keyboard.type(text);
  }
  await tabTo(page, /^Agree on our/);
  await page.keyboard.press('Space');
  await tabTo(page, 'Send Message');
  await page.keyboard.press('Enter');
  await expect(page.getByText(thanks)).toBeVisible();
  await tabTo(page, 'Request A Demo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Request A Demo')).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe has no objection, and nothing is wider than a phone, in ${colorScheme}`, async ({ page, axe }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/contact');
    await expect(page.getByRole('link', { name: support })).toBeVisible();
    await send(page).click();
    await expect(page.getByText('Terms and Conditions must be accepted')).toBeVisible();
    await axe();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await fillContact(page, 'Import');
    await send(page).click();
    await expect(page.getByText(thanks)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('contentinfo').getByText('Email is required')).toBeVisible();
    await axe();
    await button(page, 'Request A Demo').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    await axe();
  });
}
