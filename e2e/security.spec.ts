import type { Browser, Page } from '@playwright/test';
import { TOTP, Secret } from 'otpauth';
import type { Product } from '../tools/product.ts';
import { button, field, heading, logIn, password } from './support/account-steps.ts';
import { openPersonalData } from './support/security-steps.ts';
import { asStranger, signedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

// Each of these is a long way through several screens.
test.describe.configure({ timeout: 180_000 });

/** The codes of an authenticator app. Each works once, so the next one is of the next half minute. */
function appWith(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 });
  let lastStep = Math.floor(Date.now() / 30_000) - 2;
  return async (): Promise<string> => {
    await expect.poll(() => Math.floor(Date.now() / 30_000) + 1, { timeout: 60_000 }).toBeGreaterThan(lastStep);
    lastStep = Math.max(lastStep + 1, Math.floor(Date.now() / 30_000) - 1);
    return totp.generate({ timestamp: lastStep * 30_000 });
  };
}

async function switchOn(page: Page) {
  await button(page, 'Switch on').click();
  const dialog = page.getByRole('dialog', { name: 'Switch on the second factor' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  const nextCode = appWith(secret);
  await dialog.getByLabel('Code of the app').fill(await nextCode());
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  const shown = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  return { nextCode, recoveryCodes: await shown.allInnerTexts() };
}

async function inAnotherBrowser(browser: Browser, server: Product): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  return context.newPage();
}

const devices = (page: Page) => page.getByRole('list', { name: 'Signed in on' }).getByRole('listitem');

test('the second factor is switched on, asked for at the sign-in, replaced by a recovery code, and switched off', async ({
  page,
  outbox,
}) => {
  const { email } = await signedIn(page, outbox);
  await openPersonalData(page);
  const { nextCode, recoveryCodes } = await switchOn(page);
  await button(page, 'I have kept them').click();
  await expect(page.getByText('On. 10 recovery codes are left.')).toBeVisible();

  await asStranger(page);
  await logIn(page, email);
  await expect(heading(page, 'One more step')).toBeVisible();
  await expect(field(page, 'Code of the app')).toBeFocused();
  await button(page, 'Login').click();
  await expect(page.getByText('Code is required')).toBeVisible();
  await field(page, 'Code of the app').fill('000000');
  await button(page, 'Login').click();
  await expect(page.getByRole('alert')).toContainText('This code is not correct');
  await field(page, 'Code of the app').fill(await nextCode());
  await button(page, 'Login').click();
  await expect(page).toHaveURL('/dashboard');

  await asStranger(page);
  await logIn(page, email);
  await button(page, 'Use a recovery code').click();
  await expect(field(page, 'Recovery code')).toBeFocused();
  await field(page, 'Recovery code').fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await openPersonalData(page);
  await expect(page.getByText('On. 9 recovery codes are left.')).toBeVisible();
  await button(page, 'Switch off').click();
  const off = page.getByRole('dialog', { name: 'Switch off the second factor' });
  await off.getByLabel('Password', { exact: true }).fill('not-the-password');
  await off.getByLabel('Code of the app, or a recovery code').fill(recoveryCodes[1] ?? '');
  await off.getByRole('button', { name: 'Switch off' }).click();
  await expect(off.getByText('This password is not correct. Please try again.')).toBeVisible();
  await off.getByLabel('Password', { exact: true }).fill(password);
  await off.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The second factor is switched off.' })).toBeVisible();
  await expect(off).toHaveCount(0);
  await asStranger(page);
  await logIn(page, email);
  await expect(page).toHaveURL('/dashboard');
});

test('a wrong password and a wrong code switch nothing on, and the step back leads to the password', async ({
  page,
  outbox,
}) => {
  const { email } = await signedIn(page, outbox);
  await openPersonalData(page);
  await button(page, 'Switch on').click();
  const dialog = page.getByRole('dialog', { name: 'Switch on the second factor' });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('not-the-password');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('This password is not correct. Please try again.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('Code of the app').fill('000000');
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await expect(dialog.getByText(/This code is not correct/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^Off\./)).toBeVisible();

  await switchOn(page);
  await asStranger(page);
  await logIn(page, email);
  await button(page, 'Back').click();
  await expect(heading(page, 'Hey, Hello!')).toBeVisible();
});

test('recovery codes are copied, saved and made anew', async ({ page, context, outbox }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { email } = await signedIn(page, outbox);
  await openPersonalData(page);
  const { recoveryCodes } = await switchOn(page);
  await button(page, 'Copy').click();
  await expect(page.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const part of [email, ...recoveryCodes]) expect(copied).toContain(part);
  const download = page.waitForEvent('download');
  await button(page, 'Download').click();
  expect((await download).suggestedFilename()).toBe('casefolio-recovery-codes.txt');
  await page.keyboard.press('Escape');
  await expect(button(page, 'I have kept them')).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(recoveryCodes[0] ?? '')).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await expect(page.getByText('Print', { exact: true })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await button(page, 'I have kept them').click();
  await button(page, 'New recovery codes').click();
  const dialog = page.getByRole('dialog', { name: 'New recovery codes' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  const shown = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  expect(await shown.allInnerTexts()).not.toEqual(recoveryCodes);
});

test('every device is listed, and one that is ended is signed out', async ({ page, browser, outbox, server }) => {
  const { email } = await signedIn(page, outbox);
  const other = await inAnotherBrowser(browser, server);
  await other.goto('/signin');
  await other.getByLabel('Remember Me').check();
  await field(other, 'Email').fill(email);
  await field(other, 'Password').fill(password);
  await button(other, 'Login').click();
  await expect(other).toHaveURL('/dashboard');
  await page.goto('/edit-profile');
  await expect(devices(page)).toHaveCount(2);
  await expect(devices(page).filter({ hasText: 'This device' })).toHaveCount(1);
  const remembered = devices(page).filter({ hasText: 'Remembered' });
  await expect(remembered).toContainText('127.0.0.1');
  await remembered.getByRole('button', { name: /^Sign out: / }).click();
  await expect(devices(page)).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'The device has been signed out.' })).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL('/');
  await expect(other.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await other.context().close();
});

test('signing out everywhere asks first, and then ends this device, too', async ({ page, browser, outbox, server }) => {
  const { email } = await signedIn(page, outbox);
  const other = await inAnotherBrowser(browser, server);
  await logIn(other, email);
  await expect(other).toHaveURL('/dashboard');
  await openPersonalData(page);
  await button(page, 'Sign out everywhere').click();
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(devices(page)).toHaveCount(2);
  await button(page, 'Sign out everywhere').click();
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByText('You are signed out everywhere.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/signin');
  await other.reload();
  await expect(other).toHaveURL('/');
  await other.context().close();
});

test('what cannot be loaded says so and can be asked for again; closing leads back to the profile', async ({
  page,
  outbox,
}) => {
  await signedIn(page, outbox);
  const refuse = '**/api/v1/users/*/{sessions,second_factor}';
  await page.route(refuse, (route) => route.fulfill({ body: 'not ours' }));
  await page.goto('/edit-profile');
  await expect(page.getByText('The list of your devices could not be loaded.')).toBeVisible();
  await expect(page.getByText('Whether the second factor is on could not be loaded.')).toBeVisible();
  await page.unroute(refuse);
  await button(page, 'Try again').last().click();
  await expect(devices(page)).toHaveCount(1);
  await button(page, 'Close').click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading(page, 'Profile')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe has no objection to the profile's security on a phone in ${colorScheme}`, async ({ page, axe, outbox }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    const isFine = async (): Promise<void> => {
      await axe();
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    };
    const { email } = await signedIn(page, outbox);
    await openPersonalData(page);
    await expect(devices(page)).toHaveCount(1);
    await isFine();
    await button(page, 'Sign out everywhere').click();
    await isFine();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await button(page, 'Switch on').click();
    const dialog = page.getByRole('dialog', { name: 'Switch on the second factor' });
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.locator('code')).toBeVisible();
    await isFine();
    const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    await dialog.getByLabel('Code of the app').fill(await appWith(secret)());
    await dialog.getByRole('button', { name: 'Switch on' }).click();
    await expect(button(page, 'I have kept them')).toBeVisible();
    await isFine();
    await button(page, 'I have kept them').click();
    await button(page, 'Switch off').click();
    await isFine();
    await asStranger(page);
    await logIn(page, email);
    await expect(heading(page, 'One more step')).toBeVisible();
    await isFine();
  });
}
