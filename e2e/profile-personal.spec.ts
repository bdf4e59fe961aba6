import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { Page } from '@playwright/test';
import { button, password } from './support/account-steps.ts';
import { png } from './support/case-log.ts';
import { expectStay, question, watchToasts } from './support/profile-steps.ts';
import { openPersonalData } from './support/security-steps.ts';
import { asStranger, comeIn, signedIn } from './support/people.ts';
import { surgeon } from './support/surgeon.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

const phonePicture = new URL('../apps/server/src/ports/images/testing/phone.heic', import.meta.url);

/** A small picture that says of itself to be this wide and high. */
function claiming(edge: number): Buffer {
  const bytes = png();
  bytes.writeUInt32BE(edge, 16);
  bytes.writeUInt32BE(edge, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** What an image shows at its top and at its bottom, as the browser draws it. */
const coloursOf = (page: Page, src: string) =>
  page.evaluate(async (href) => {
    const image = new Image();
    image.src = href;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen?.drawImage(image, 0, 0);
    const at = (y: number) => [...(pen?.getImageData(canvas.width / 2, y, 1, 1).data ?? [])].slice(0, 3);
    return { size: [canvas.width, canvas.height], top: at(1), bottom: at(canvas.height - 2) };
  }, src);

test('names, role, speciality and phone are saved and stand in the header', async ({ page, outbox }) => {
  const stayOf = await watchToasts(page);
  await signedIn(page, outbox);
  const form = await openPersonalData(page);
  await form.getByLabel('First name').fill('');
  await button(page, 'Save').click();
  await expect(form.getByText('This field is required')).toBeVisible();
  await form.getByLabel('First name').fill('Inês');
  await form.getByLabel('Speciality').selectOption({ label: 'Interventional Radiology' });
  await form.getByLabel('Country code').fill('portu');
  await page.getByRole('option', { name: /Portugal \(\+351\)/ }).click();
  await form.getByLabel('Phone').fill('12');
  await button(page, 'Save').click();
  expectStay(await stayOf('This phone number is not valid or used!'), 4000);
  await expect(form.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Phone').fill('912 345 678');
  await button(page, 'Save').click();
  await expect(form).toHaveCount(0);
  expectStay(await stayOf('Your personal info is successfully updated!'), 3000);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Inês Duarte' })).toBeVisible();
  await expect(main.getByText('(Specialist)')).toBeVisible();
  await expect(main.getByText('Interventional Radiology')).toBeVisible();
  await expect(main.getByText('Plan: Free')).toBeVisible();
});

test('leaving with changes asks in its own words, also on /edit-profile', async ({ page, outbox }) => {
  await signedIn(page, outbox);
  await page.goto('/edit-profile');
  const form = page.getByRole('dialog', { name: 'Edit personal info' });
  await form.getByLabel('Last name').fill('Okafor');
  await page.keyboard.press('Escape');
  const asked = question(page, 'Are you sure you want to exit this screen?');
  await asked.getByRole('button', { name: 'Stay on window' }).click();
  await expect(form.getByLabel('Last name')).toHaveValue('Okafor');
  await form.getByRole('button', { name: 'Close' }).click();
  await asked.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { name: 'Ines Duarte' })).toBeVisible();
});

test('another e-mail address asks for the password and counts when its link is opened', async ({ page, outbox }) => {
  const { email } = await signedIn(page, outbox);
  const other = email.replace('ines.', 'duarte.');
  const form = await openPersonalData(page);
  await expect(form.getByLabel('Password', { exact: true })).toHaveCount(0);
  await form.getByLabel('Email', { exact: true }).fill(other);
  await button(page, 'Save').click();
  await expect(form.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Password', { exact: true }).fill('not-the-password');
  await button(page, 'Save').click();
  await expect(form.getByText('Old password is not correct!Please try again.')).toBeVisible();
  await form.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Save').click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText(`${other} counts once you have opened the link`)).toBeVisible();

  const { links } = await outbox.newestTo(other);
  const link = links.find((href) => href.includes('/email-change/')) ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your new e-mail address counts from now on' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page.getByRole('main').getByText(other, { exact: true })).toBeVisible();
  await asStranger(page);
  await page.goto(link);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the sign-in' }).click();
  await expect(page).toHaveURL('/signin');
});

test('a picture from a phone stands upright and square on the profile and in the frame, and can be removed', async ({
  page,
  outbox,
}) => {
  await signedIn(page, outbox);
  const form = await openPersonalData(page);
  const chosen = page.waitForEvent('filechooser');
  await button(page, 'Choose a picture').click();
  await (await chosen).setFiles({ name: 'IMG_0001.HEIC', mimeType: '', buffer: await readFile(phonePicture) });
  await expect(page.getByText('Your profile image is updated.')).toBeVisible({ timeout: 30_000 });
  const src = (await form.locator('img').getAttribute('src')) ?? '';
  const { size, top, bottom } = await coloursOf(page, src);
  expect(size[0]).toBe(size[1]);
  const [red = 0, green = 255, blue = 255] = top;
  expect(red).toBeGreaterThan(180);
  expect(Math.max(green, blue)).toBeLessThan(90);
  expect(bottom).not.toEqual(top);

  await button(page, 'Close').first().click();
  await expect(form).toHaveCount(0);
  // The link is signed anew with each answer; what it names is the file.
  const [file = ''] = src.split('.');
  await expect(page.getByRole('main').locator(`img[src^="${file}."]`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Profile menu' }).locator('img')).toBeVisible();

  await openPersonalData(page);
  await button(page, 'Remove picture').click();
  await expect(page.getByText('Your profile image is removed.')).toBeVisible();
  await expect(form.locator('img')).toHaveCount(0);
});

test('a picture shows how far it is, and can be called back while it is on its way', async ({ page, outbox }) => {
  await signedIn(page, outbox);
  const form = await openPersonalData(page);
  const devtools = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100 * 1024 };
  await devtools.send('Network.emulateNetworkConditions', slow);
  const input = form.locator('input[type=file]');
  await input.setInputFiles({ name: 'theatre.png', mimeType: 'image/png', buffer: Buffer.alloc(4 * 1024 * 1024) });
  const bar = form.getByRole('progressbar', { name: 'The picture is being sent' });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThan(100);
  await expect(form.getByText(/The picture is being sent: \d+ %/)).toBeVisible();
  await expect(button(page, 'Choose a picture')).toBeDisabled();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The picture was not sent; nothing has changed.')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(form.locator('img')).toHaveCount(0);

  await devtools.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await input.setInputFiles({ name: 'small.png', mimeType: 'image/png', buffer: png() });
  await expect(page.getByText('Your profile image is updated.')).toBeVisible({ timeout: 30_000 });
  await expect(form.locator('img')).toBeVisible();
});

test('what is no picture is refused and changes nothing', async ({ page, outbox }) => {
  await signedIn(page, outbox);
  const form = await openPersonalData(page);
  const input = form.locator('input[type=file]');
  await input.setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear colleague') });
  await expect(page.getByText('This file is not a picture. Use JPEG')).toBeVisible();
  await input.setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear colleague') });
  await expect(page.getByText('This file is not a picture that we can read.')).toBeVisible();
  await input.evaluate((picker: HTMLInputElement) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'scan.png', { type: 'image/png' }));
    picker.files = chosen.files;
    picker.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.getByText('This picture is larger than 20 MB.')).toBeVisible();
  await input.setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: claiming(7100) });
  await expect(page.getByText('This picture is larger than 50 megapixels.')).toBeVisible();
  await expect(form.locator('img')).toHaveCount(0);
});

test('the header tells the plan, and its menu leads to its details', async ({ page, outbox }) => {
  await comeIn(page, await surgeon(page.request, outbox, { plan: 'unlimited-monthly' }), '/profile');
  const main = page.getByRole('main');
  await expect(main.getByText('Plan: Unlimited')).toBeVisible();
  await button(page, 'What you can do here').click();
  await page.getByRole('menuitem', { name: 'Current plan details' }).click();
  await expect(page).toHaveURL('/MyPlan');
});
