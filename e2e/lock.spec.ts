import type { Page } from '@playwright/test';
import { button, field, heading, password } from './support/account-steps.ts';
import type { Outbox } from './support/outbox.ts';
import { asStranger, signedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

// Each of these is a long way through several screens.
test.describe.configure({ timeout: 180_000 });

const soon = 'This screen locks in a minute. Move the mouse or touch a key to go on.';
const lock = (page: Page) => page.getByRole('dialog', { name: 'Locked' });
const units = (page: Page) => page.getByLabel('Number of Units').first();
const search = (page: Page) => page.getByRole('group', { name: 'Code 1', exact: true }).getByRole('combobox');

/** At the calculator, with something typed, and no call under way: an answer that came after a leap of the clock would count as a late sign of life. */
async function typing(page: Page): Promise<void> {
  await page.goto('/RVU-calculator');
  await units(page).fill('7');
  await page.waitForLoadState('networkidle');
  const answer = page.waitForResponse('**/cpt_lookups?search_term=*');
  await search(page).fill('craniot');
  await (await answer).finished();
}

/** The watch over idle time has begun: a leap of the clock before that would count for nothing. */
async function atDashboard(page: Page, outbox: Outbox): Promise<void> {
  await signedIn(page, outbox, '/dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();
}

const pass = (page: Page, minutes: number) => page.clock.fastForward(minutes * 60_000);

/** Half an hour without a call to the server, though somebody is there; the server's clock is not ours, so its session is taken away. */
async function runOut(page: Page): Promise<void> {
  for (let waits = 0; waits < 3; waits += 1) {
    await pass(page, 10);
    await page.keyboard.press('Shift');
  }
  await page.context().clearCookies();
}

async function unlock(page: Page, secret = password): Promise<void> {
  await lock(page).getByLabel('Password', { exact: true }).fill(secret);
  await lock(page).getByRole('button', { name: 'Unlock' }).click();
}

test('an idle screen is locked, its session ended, and what was typed is there after the password', async ({
  page,
  outbox,
}) => {
  await page.clock.install();
  const { email } = await signedIn(page, outbox);
  await typing(page);
  await pass(page, 14);
  await expect(page.getByText(soon)).toBeVisible();
  await pass(page, 1);
  await expect(lock(page)).toBeVisible();
  await expect(lock(page).getByText(email)).toBeVisible();
  await expect(page).toHaveTitle('Locked · Casefolio');
  await expect(page.locator('#root')).toBeHidden();
  await expect(page.getByText(soon)).toHaveCount(0);
  await expect(lock(page).getByLabel('Password', { exact: true })).toBeFocused();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.includes('theme')))).toEqual([]);
  await expect.poll(async () => (await page.request.get('/api/v1/cpt_lookups/years')).status()).toBe(401);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(lock(page)).toBeVisible();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => document.activeElement?.closest('#root') !== null);
    expect(isOutside && (await page.evaluate(() => document.activeElement !== document.body))).toBe(false);
  }

  await unlock(page, 'not-the-password');
  await expect(lock(page).getByRole('alert')).toHaveText('Invalid Credentials');
  await unlock(page);
  await expect(lock(page)).toHaveCount(0);
  await expect(units(page)).toHaveValue('7');
  await expect(search(page)).toHaveValue('craniot');
  await expect(search(page)).toBeFocused();
  await expect(page).toHaveTitle(/RVU Calculator/);
  expect((await page.request.get('/api/v1/cpt_lookups/years')).status()).toBe(200);
  await page.reload();
  await expect(heading(page, 'RVU Calculator')).toBeVisible();
});

test('a touch after the warning keeps the screen open', async ({ page, outbox }) => {
  await page.clock.install();
  await atDashboard(page, outbox);
  await pass(page, 14);
  await expect(page.getByText(soon)).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(page.getByText(soon)).toHaveCount(0);
  await pass(page, 13);
  await expect(lock(page)).toHaveCount(0);
  await pass(page, 2);
  await expect(lock(page)).toBeVisible();
});

test('whoever is remembered has four hours', async ({ page, outbox }) => {
  await page.clock.install();
  const { email } = await signedIn(page, outbox);
  await asStranger(page);
  await page.goto('/signin');
  await page.getByLabel('Remember Me').check();
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Login').click();
  await expect(page).toHaveURL('/dashboard');
  await pass(page, 3 * 60);
  await expect(lock(page)).toHaveCount(0);
  await pass(page, 60);
  await expect(lock(page)).toBeVisible();
  const sent = page.waitForRequest('**/api/v1/login');
  await unlock(page);
  expect((await sent).postDataJSON()).toMatchObject({ remember: true });
  await expect(lock(page)).toHaveCount(0);
});

test('an open dialog is covered, too, and is as it was afterwards', async ({ page, outbox }) => {
  await page.clock.install();
  await signedIn(page, outbox);
  await page.goto('/edit-profile');
  await button(page, 'Change password').click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('New password').fill('half-typ');
  await pass(page, 15);
  await expect(lock(page)).toBeVisible();
  await expect(page.getByText('every other device is signed out')).toBeHidden();
  await lock(page).getByLabel('Password', { exact: true }).fill('x');
  await expect(lock(page).getByLabel('Password', { exact: true })).toBeFocused();
  await unlock(page);
  await expect(dialog.getByLabel('New password')).toHaveValue('half-typ');
});

test('Back and Forward change nothing beneath a locked screen', async ({ page, outbox }) => {
  await page.clock.install();
  await atDashboard(page, outbox);
  await page.getByRole('link', { name: 'RVU Calculator' }).click();
  await expect(heading(page, 'RVU Calculator')).toBeVisible();
  await search(page).fill('craniot');
  await expect(page.getByRole('option').first()).toBeAttached();
  await units(page).fill('7');
  await pass(page, 15);
  await expect(lock(page)).toBeVisible();
  const places: string[] = [];
  page.on('framenavigated', (frame) => places.push(new URL(frame.url()).pathname));
  await page.evaluate(() => history.back());
  await expect.poll(() => places).toEqual(['/dashboard', '/RVU-calculator']);
  await expect(lock(page)).toBeVisible();
  await unlock(page);
  await expect(lock(page)).toHaveCount(0);
  await expect(heading(page, 'RVU Calculator')).toBeVisible();
  await expect(units(page)).toHaveValue('7');
  await page.goBack();
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('a reload of a locked screen leads to the sign-in, and so does someone else', async ({ page, outbox }) => {
  await page.clock.install();
  const { email } = await signedIn(page, outbox);
  await typing(page);
  await pass(page, 15);
  await expect(lock(page)).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/signin');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Login').click();
  await expect(heading(page, 'RVU Calculator')).toBeVisible();
  await pass(page, 15);
  await lock(page).getByRole('link', { name: 'Sign in as someone else' }).click();
  await expect(page).toHaveURL('/signin');
  await expect(field(page, 'Email')).toBeVisible();
});

const seenAt = (page: Page) => page.evaluate(() => localStorage.getItem('casefolio.seen-at'));

test('tabs are idle, locked and opened together', async ({ page, context, outbox }) => {
  await context.clock.install();
  await signedIn(page, outbox);
  await typing(page);
  const second = await context.newPage();
  await second.goto('/dashboard');
  await expect(heading(second, 'Dashboard')).toBeVisible({ timeout: 40_000 });
  await pass(page, 10);
  await second.keyboard.press('Shift');
  // A browser takes a moment to tell its tabs of each other, and the clock is about to leap.
  await expect.poll(() => seenAt(page)).toBe(await seenAt(second));
  await pass(page, 14);
  await expect(lock(page)).toHaveCount(0);
  await pass(page, 1);
  await expect(lock(page)).toBeVisible();
  await expect(lock(second)).toBeVisible();
  await unlock(second);
  await expect(lock(second)).toHaveCount(0);
  await expect(lock(page)).toHaveCount(0);
  await expect(units(page)).toHaveValue('7');
  await page.reload();
  await expect(heading(page, 'RVU Calculator')).toBeVisible();
});

test('a lock in one tab covers the other, in which somebody was', async ({ page, context, outbox }) => {
  await context.clock.install();
  await atDashboard(page, outbox);
  const second = await context.newPage();
  await typing(second);
  await typing(page);
  await runOut(page);
  await search(page).fill('laminec');
  await expect(lock(page)).toBeVisible();
  await expect(lock(second)).toBeVisible();
  await unlock(page);
  await expect(lock(second)).toHaveCount(0);
  await expect(units(second)).toHaveValue('7');
});

test('a session that has run out while somebody typed locks; one that was ended elsewhere leaves', async ({
  page,
  outbox,
}) => {
  await page.clock.install();
  await signedIn(page, outbox);
  await typing(page);
  await runOut(page);
  await search(page).fill('laminec');
  await expect(lock(page)).toBeVisible();
  await unlock(page);
  await expect(lock(page)).toHaveCount(0);
  await expect(units(page)).toHaveValue('7');
  await expect(search(page)).toHaveValue('laminec');

  await page.context().clearCookies();
  await search(page).fill('aneurysm');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe has no objection to the locked screen on a phone in ${colorScheme}`, async ({ page, axe, outbox }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.install();
    await atDashboard(page, outbox);
    await pass(page, 15);
    await expect(lock(page)).toBeVisible();
    await lock(page).getByRole('button', { name: 'Unlock' }).click();
    await expect(lock(page).getByText('Password is required')).toBeVisible();
    await axe();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });
}
