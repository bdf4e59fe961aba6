import type { Page } from '@playwright/test';
import { button, field, fillDetails, heading, logIn, newAddress, password, signUp } from './support/account-steps.ts';
import { untilRunning } from './support/running.ts';
import { expect, test } from './support/test.ts';

/** Presses Tab until what is named has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const target = page
    .locator(':focus')
    .and(page.getByLabel(name).or(page.getByRole('button', { name })).or(page.getByRole('link', { name })));
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await target.count()) > 0) return;
  }
  throw new Error(`The keyboard does not reach ${String(name)}.`);
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, new RegExp(`^${label}$`));
  await page.keyboard.type(text);
}

test('a surgeon signs up, verifies, logs in and logs out with the keyboard alone', async ({ page, outbox }) => {
  const email = newAddress();
  await page.goto('/signup');
  await untilRunning(page);
  await expect(page.getByRole('option')).not.toHaveCount(1);
  await typeInto(page, 'First name', 'Ada');
  await typeInto(page, 'Last name', 'Okafor');
  await tabTo(page, 'Role');
  await page.keyboard.press('ArrowDown');
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Password', password);
  await expect(page.getByText('Strong password')).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(heading(page, 'Terms & Conditions')).toBeFocused();
  await tabTo(page, 'I have read and accept Privacy Policy');
  await page.keyboard.press('Space');
  await tabTo(page, 'Next');
  await page.keyboard.press('Enter');

  await expect(heading(page, 'Verify your account')).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  const [link = ''] = (await outbox.newestTo(email)).links;
  await page.goto(link);
  await expect(page).toHaveURL('/dashboard');

  await tabTo(page, 'Profile menu');
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Are you sure you want to logout?')).toBeVisible();
  await tabTo(page, 'Yes');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  await tabTo(page, 'Sign In');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Hey, Hello!')).toBeVisible();
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Password', password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('the sign-in names what is missing, what is wrong, and keeps what was typed', async ({ page }) => {
  await page.goto('/signin');
  await field(page, 'Email').focus();
  await field(page, 'Password').focus();
  await expect(page.getByText('Username is required')).toBeVisible();
  await field(page, 'Email').focus();
  await expect(page.getByText('Password is required')).toBeVisible();
  await button(page, 'Login').click();
  await expect(page.getByText('This field is required!')).toHaveCount(2);
  await field(page, 'Email').fill('ada@');
  await expect(page.getByText('Must use valid email address')).toBeVisible();
  const email = newAddress();
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill('not-the-password');
  await button(page, 'Login').click();
  await expect(page.getByRole('alert')).toHaveText('Invalid Credentials');
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Password')).toHaveValue('not-the-password');
  await expect(field(page, 'Password')).toBeFocused();
  await page.keyboard.type('!');
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('a message that appears does not move a link from under the pointer', async ({ page }) => {
  await page.goto('/signin');
  await field(page, 'Email').focus();
  await page.getByRole('link', { name: 'Forgot Password?' }).hover();
  await page.mouse.down();
  await expect(page.getByText('Username is required')).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveURL('/forget-password');
});

test('a double click on a slow network logs in once, and the button keeps its width', async ({ page }) => {
  let sent = 0;
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/v1/login', async (route) => {
    sent += 1;
    await answered.promise;
    await route.fulfill({ status: 401, json: { status_code: 601, message: 'Invalid Credentials' } });
  });
  await page.goto('/signin');
  await field(page, 'Email').fill(newAddress());
  await field(page, 'Password').fill('whatever');
  const before = await button(page, 'Login').boundingBox();
  await button(page, 'Login').dblclick();
  await expect(button(page, 'Login')).toHaveAttribute('aria-busy', 'true');
  expect(await button(page, 'Login').boundingBox()).toEqual(before);
  answered.resolve();
  await expect(page.getByRole('alert')).toHaveText('Invalid Credentials');
  expect(sent).toBe(1);
});

test('an answer that is not ours and an account that must wait are said in words', async ({ page }) => {
  await page.route('**/api/v1/login', (route) => route.fulfill({ body: 'not ours' }));
  await logIn(page, newAddress());
  await expect(page.getByRole('alert')).toHaveText('Unexpected error');
  await page.route('**/api/v1/login', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '120' }, json: { status_code: 429 } }),
  );
  await button(page, 'Login').click();
  await expect(page.getByRole('alert')).toHaveText('Too many tries. Please try again in 2 minutes.');
  const message = 'This account is locked. It opens again in 3 hours.';
  await page.route('**/api/v1/login', (route) => route.fulfill({ status: 403, json: { status_code: 602, message } }));
  await button(page, 'Login').click();
  await expect(page.getByRole('alert')).toHaveText(message);
});

test('the first step says the first fault above all and marks every field', async ({ page }) => {
  await page.goto('/signup');
  await button(page, 'Next').click();
  await expect(page.getByRole('alert')).toHaveText('First name is required');
  await expect(field(page, 'First name')).toBeFocused();
  await field(page, 'First name').fill('Ada');
  await expect(page.getByRole('alert')).toHaveText('Last name is required');
  for (const [label, text] of [
    ['Last name', 'Last name is required'],
    ['Role', 'Role is required'],
    ['Email', 'Invalid email address'],
    ['Password', 'Password should be at least 8 characters'],
  ] as const) {
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(text));
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await field(page, 'Password').fill('abc');
  await expect(page.getByText('Weak password')).toBeVisible();
  await field(page, 'Password').fill('abcdefgh');
  await expect(page.getByText('Normal password')).toBeVisible();
});

test('the terms must be accepted, and going back keeps what was typed', async ({ page }) => {
  await page.goto('/signup');
  await fillDetails(page, newAddress());
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await expect(page.getByText('Please agree to the terms and conditions before proceeding.')).toBeVisible();
  await button(page, 'Previous').click();
  await expect(heading(page, 'Sign Up')).toBeFocused();
  await expect(field(page, 'First name')).toHaveValue('Ada');
  await expect(field(page, 'Password')).toHaveValue(password);
});

test('an address that is taken is refused at its field, before the terms and after them', async ({ page, browser }) => {
  const email = newAddress();
  const other = await (await browser.newContext()).newPage();
  await page.goto('/signup');
  await fillDetails(page, email);
  await button(page, 'Next').click();
  await page.getByRole('switch').check();
  await signUp(other, email);
  await other.context().close();
  await button(page, 'Next').click();
  await expect(heading(page, 'Sign Up')).toBeVisible();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
  await button(page, 'Next').click();
  await expect(page.getByRole('alert')).toHaveText('Email is already associated with another account');
});

test('a password that the server knows as common is refused at its field', async ({ page }) => {
  await page.goto('/signup');
  await fillDetails(page, newAddress());
  await field(page, 'Password').fill('Password1!');
  await button(page, 'Next').click();
  await page.getByRole('switch').check();
  await button(page, 'Next').click();
  await expect(field(page, 'Password')).toBeFocused();
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/too common/);
});

test('who is not verified is told so at every door, gets the mail again, and moves on when verified elsewhere', async ({
  page,
  context,
  outbox,
}) => {
  const email = newAddress();
  await signUp(page, email);
  await expect(button(page, 'Previous')).toBeDisabled();
  const mail = await outbox.newestTo(email);
  await page.goto('/signup');
  await expect(button(page, 'Re-send the verfication email')).toBeVisible();
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());

  await logIn(page, email);
  await expect(page).toHaveURL('/not-verified');
  await button(page, 'Re-send the verification email').click();
  await expect(page.getByText('Verification email sent successfully!')).toBeVisible();

  const elsewhere = await context.newPage();
  await elsewhere.goto(mail.links[0] ?? '');
  await expect(elsewhere).toHaveURL('/dashboard');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Your e-mail address is verified.')).toBeVisible();
});

test('a window that waits for the verification notices it without being touched', async ({ page, browser, outbox }) => {
  const email = newAddress();
  await signUp(page, email);
  const phone = await (await browser.newContext()).newPage();
  await phone.goto((await outbox.newestTo(email)).links[0] ?? '');
  await expect(phone).toHaveURL(/\/signin$/);
  await phone.context().close();
  await expect(page).toHaveURL('/dashboard', { timeout: 15_000 });
  await expect(page.getByText('Your e-mail address is verified.')).toBeVisible();
});

test('who wants another account comes to the sign-in', async ({ page }) => {
  await signUp(page, newAddress());
  await page.goto('/not-verified');
  await button(page, 'Use another account').click();
  await expect(page).toHaveURL('/signin');
  await expect(field(page, 'Email')).toBeVisible();
});

test('the landing page and the logo lead to what is left to do', async ({ page, outbox }) => {
  const email = newAddress();
  await signUp(page, email);
  await page.getByRole('link', { name: 'Finish' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Verify your e-mail' })).toHaveCount(2);
  await expect(main.getByText(/no card|Create an account/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Casefolio' }).click();
  await expect(page).toHaveURL('/not-verified');
  await page.goto((await outbox.newestTo(email)).links[0] ?? '');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/');
  await expect(main.getByRole('link', { name: 'Go to the dashboard' })).toHaveCount(2);
});

test('a used link tells a verified user only that all is well', async ({ page, outbox }) => {
  const email = newAddress();
  await signUp(page, email);
  const [link = ''] = (await outbox.newestTo(email)).links;
  await page.goto(link);
  await expect(page).toHaveURL('/dashboard');
  await page.goto(link);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Your e-mail address is verified already')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test("a link of somebody else is answered in the server's words", async ({ page, browser, outbox }) => {
  const [own, foreign] = [newAddress(), newAddress()];
  const other = await (await browser.newContext()).newPage();
  await signUp(other, foreign);
  await other.context().close();
  await signUp(page, own);
  await page.goto((await outbox.newestTo(own)).links[0] ?? '');
  await expect(page).toHaveURL('/dashboard');
  await page.goto((await outbox.newestTo(foreign)).links[0] ?? '');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('alert')).toContainText('belongs to another account');
});

test('a link that is opened where nobody is signed in leads to the sign-in with a note; a used one says so', async ({
  page,
  browser,
  outbox,
}) => {
  const email = newAddress();
  await signUp(page, email);
  const [link = ''] = (await outbox.newestTo(email)).links;
  const phone = await (await browser.newContext()).newPage();
  const tokens: string[] = [];
  phone.on('request', (request) => {
    if (request.url().endsWith('/api/v1/verification')) tokens.push(request.postData() ?? '');
  });
  await phone.goto(link);
  await expect(phone).toHaveURL(/\/signin$/);
  await expect(phone.getByText('Your e-mail address is verified. You can sign in now.')).toBeVisible();
  expect(tokens).toHaveLength(1);
  await phone.goto(link);
  await expect(phone).toHaveURL(/\/signin$/);
  await expect(phone.getByText(/not valid any more/)).toBeVisible();
  await phone.context().close();
});

test('after the sign-in one is where one wanted to go', async ({ page, outbox }) => {
  const email = newAddress();
  await signUp(page, email);
  const [link = ''] = (await outbox.newestTo(email)).links;
  await page.goto(link);
  await expect(page).toHaveURL('/dashboard');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto('/registries');
  await expect(page).toHaveURL('/signin');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Login').click();
  await expect(page).toHaveURL('/registries');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe has no objection to any step, and nothing is wider than a phone, in ${colorScheme}`, async ({
    page,
    axe,
  }) => {
    const isFine = async (): Promise<void> => {
      await axe();
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    };
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/signin');
    await button(page, 'Login').click();
    await isFine();
    await page.goto('/signup');
    await button(page, 'Next').click();
    await isFine();
    await fillDetails(page, newAddress());
    await button(page, 'Next').click();
    await button(page, 'Next').click();
    await isFine();
    await page.getByRole('switch').check();
    await button(page, 'Next').click();
    await expect(heading(page, 'Verify your account')).toBeVisible();
    await isFine();
    await page.goto('/not-verified');
    await expect(heading(page, 'Verify your account')).toBeVisible();
    await isFine();
    await button(page, 'Re-send the verification email').click();
    await expect(page.getByText('Verification email sent successfully!')).toBeVisible();
    await isFine();
    await button(page, 'Re-send the verification email').click();
    await expect(page.getByText(/Too many tries/)).toBeVisible();
    await isFine();
  });
}
