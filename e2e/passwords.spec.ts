import type { Page } from '@playwright/test';
import { button, field, heading, logIn, password as secret } from './support/account-steps.ts';
import type { Outbox, ReceivedMail } from './support/outbox.ts';
import { openPersonalData } from './support/security-steps.ts';
import { asStranger, signedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

// Each of these is a long way through several screens.
test.describe.configure({ timeout: 180_000 });

const newSecret = 'Scrub-nurse-9-blue';
const codeIn = (mail: ReceivedMail): string => /verification code: (\S+)/i.exec(mail.text)?.[1] ?? '';

async function askForCode(page: Page, outbox: Outbox, email: string, after?: ReceivedMail): Promise<ReceivedMail> {
  await page.goto('/forget-password');
  await field(page, 'Email').fill(email);
  await button(page, 'Submit').click();
  await expect(heading(page, 'Reset password')).toBeVisible();
  const isReset = async () => {
    const mails = await outbox.allTo(email);
    return mails.findLast((mail) => codeIn(mail) !== '' && mail.file > (after?.file ?? ''));
  };
  await expect.poll(isReset, { timeout: 20_000 }).toBeDefined();
  const mail = await isReset();
  if (!mail) throw new Error(`No code came to ${email}.`);
  return mail;
}

async function openChange(page: Page): Promise<void> {
  await openPersonalData(page);
  await button(page, 'Change password').click();
}

const changeDialog = (page: Page) => page.getByRole('dialog', { name: 'Change password' });

async function change(page: Page, from: string, to: string): Promise<void> {
  const dialog = changeDialog(page);
  await dialog.getByLabel('Old password').fill(from);
  await dialog.getByLabel('New password').fill(to);
  await dialog.getByRole('button', { name: 'Change password' }).click();
}

test('a forgotten password is replaced with the mailed code, and the sign-in says so', async ({ page, outbox }) => {
  const { email } = await signedIn(page, outbox);
  await asStranger(page);
  await logIn(page, email, 'not-the-password');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  // Until its code has come the sign-in stands there, which has a field of that name, too.
  await expect(heading(page, 'Forgot Password?')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(email);
  await field(page, 'Email').fill(` ${email} `);
  await button(page, 'Submit').click();
  await expect(page.getByText('Email has been sent.')).toBeVisible();
  await expect(page).toHaveURL(`/reset-password/${encodeURIComponent(email)}`);
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
  await expect.poll(async () => (await outbox.allTo(email)).map(codeIn).findLast(Boolean)).toBeDefined();
  const code = (await outbox.allTo(email)).map(codeIn).findLast(Boolean) ?? '';
  await field(page, 'Verification code').fill(code.toLowerCase());
  await field(page, 'New password').fill(newSecret);
  await expect(page.getByText('Strong password')).toBeVisible();
  await button(page, 'Show password').click();
  await expect(field(page, 'New password')).toHaveAttribute('type', 'text');
  await button(page, 'Set new password').click();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByText('Your password has been changed. You can sign in now.')).toBeVisible();
  await logIn(page, email, newSecret);
  await expect(page).toHaveURL('/dashboard');
});

test('the forgotten-password form names what is missing, what is wrong, and too many tries', async ({ page }) => {
  await page.goto('/forget-password');
  await button(page, 'Submit').click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await field(page, 'Email').fill('ada@');
  await expect(page.getByText('Must use valid email address')).toBeVisible();
  await page.route('**/api/v1/forget_password', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '120' }, json: { status_code: 429 } }),
  );
  await field(page, 'Email').fill('ada@example.org');
  await button(page, 'Submit').click();
  await expect(page.getByRole('alert')).toHaveText('Too many tries. Please try again in 2 minutes.');
  await page.getByRole('link', { name: 'Back to the sign-in' }).click();
  await expect(page).toHaveURL('/signin');
});

test('the reset names what is missing, refuses a wrong code and a used one, and sends another', async ({
  page,
  outbox,
}) => {
  const { email } = await signedIn(page, outbox);
  await asStranger(page);
  const first = await askForCode(page, outbox, email);
  await button(page, 'Set new password').click();
  await expect(page.getByText('Verification code is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await field(page, 'New password').fill('short');
  await expect(page.getByText('Weak password')).toBeVisible();
  await expect(
    page.getByText('Must Contain 8 Characters, One Uppercase, One Number and one special case Character'),
  ).toBeVisible();
  await field(page, 'New password').fill(newSecret);
  await field(page, 'Verification code').fill('AAAAAAAA');
  await button(page, 'Set new password').click();
  await expect(page.getByText('Invalid verification code! Please try again.')).toBeVisible();
  await expect(field(page, 'Verification code')).toBeFocused();
  await expect(field(page, 'New password')).toHaveValue(newSecret);

  await button(page, 'Re-send verification code').click();
  await expect(page.getByText('Email has been sent.')).toBeVisible();
  await expect.poll(async () => (await outbox.allTo(email)).filter(codeIn).length).toBeGreaterThan(1);
  const second = (await outbox.allTo(email)).findLast((mail) => codeIn(mail) !== '');
  expect(second?.file).not.toBe(first.file);
  await field(page, 'Verification code').fill(codeIn(first));
  await button(page, 'Set new password').click();
  await expect(page.getByText('Invalid verification code! Please try again.')).toBeVisible();
  await field(page, 'Verification code').fill(second ? codeIn(second) : '');
  await button(page, 'Set new password').click();
  await expect(page).toHaveURL('/signin');
});

for (const email of ["o'neil%25+case_log@example.org", 'a%2Fb@example.org']) {
  test(`the address ${email} survives the way through the path`, async ({ page }) => {
    await page.goto('/forget-password');
    await field(page, 'Email').fill(email);
    await button(page, 'Submit').click();
    await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
    await page.reload();
    await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
    const sent = page.waitForRequest('**/api/v1/reset_password');
    await field(page, 'Verification code').fill('AAAAAAAA');
    await field(page, 'New password').fill(newSecret);
    await button(page, 'Set new password').click();
    expect((await sent).postDataJSON()).toMatchObject({ email });
    await expect(page.getByText('Invalid verification code! Please try again.')).toBeVisible();
  });
}

test('a path without an address asks for one', async ({ page }) => {
  await page.goto('/reset-password/nobody');
  await expect(page).toHaveURL('/forget-password');
});

test('a password is changed here and signed out elsewhere', async ({ page, browser, outbox, server }) => {
  const { email } = await signedIn(page, outbox);
  const context = await browser.newContext({ baseURL: server.url });
  const elsewhere = await context.newPage();
  await logIn(elsewhere, email);
  await expect(elsewhere).toHaveURL('/dashboard');
  await openChange(page);
  await change(page, secret, newSecret);
  await expect(page.getByRole('status')).toHaveText('Password has been changed successfully');
  await expect(changeDialog(page)).toHaveCount(0);
  await page.reload();
  // The reload leads back to where one was, and what lies under a dialog is hidden.
  await expect(page.getByRole('dialog', { name: 'Edit personal info' })).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL('/');
  await logIn(elsewhere, email, newSecret);
  await expect(elsewhere).toHaveURL('/dashboard');
  await context.close();
});

test('the change of a password names what is missing, wrong and unchanged', async ({ page, outbox }) => {
  await signedIn(page, outbox);
  await openChange(page);
  const dialog = changeDialog(page);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('Old password is required')).toBeVisible();
  await expect(dialog.getByText('New password is required')).toBeVisible();
  await change(page, secret, 'short');
  await expect(
    dialog.getByText('Must Contain 8 Characters, One Uppercase, Lowercase, One Number and one special case Character'),
  ).toBeVisible();
  await change(page, secret, secret);
  await expect(dialog.getByText('Your new and old password must be different')).toBeVisible();
  await change(page, 'not-the-password', newSecret);
  const wrong = dialog.getByText('Old password is not correct!Please try again.');
  await expect(wrong).toBeVisible();
  await expect(dialog.getByLabel('Old password')).toBeFocused();
  await expect(wrong).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
});

test('answers that are not about the old password speak for themselves', async ({ page, outbox }) => {
  await signedIn(page, outbox);
  await openChange(page);
  const refuse = (status: number, status_code: number, message: string) =>
    page.route('**/change_password', (route) => route.fulfill({ status, json: { status_code, message } }));
  await refuse(429, 429, 'Too many tries. Please try again in 2 minutes.');
  await change(page, secret, newSecret);
  await expect(changeDialog(page).getByRole('alert')).toHaveText('Too many tries. Please try again in 2 minutes.');
  await refuse(403, 403, 'You may not do this');
  await change(page, secret, newSecret);
  await expect(changeDialog(page).getByRole('alert')).toHaveText('Old password is not correct!Please try again.');
  await page.route('**/change_password', (route) => route.fulfill({ body: 'not ours' }));
  await change(page, secret, newSecret);
  await expect(changeDialog(page).getByRole('alert')).toHaveText('Unexpected error');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe has no objection to forgot, reset and change on a phone in ${colorScheme}`, async ({
    page,
    axe,
    outbox,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    const isFine = async (): Promise<void> => {
      await axe();
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    };
    await page.goto('/forget-password');
    await button(page, 'Submit').click();
    await isFine();
    await page.goto('/reset-password/somebody.with.a.rather.long.address@orthopaedics.example.org');
    await button(page, 'Set new password').click();
    await isFine();
    await signedIn(page, outbox);
    await openChange(page);
    await changeDialog(page).getByRole('button', { name: 'Change password' }).click();
    await expect(changeDialog(page).getByText('Old password is required')).toBeVisible();
    await isFine();
  });
}
