import type { Page } from '@playwright/test';
import { screenRoutes } from '../apps/web/src/app/routes.tsx';
import { signedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const widths = [360, 576, 768, 992, 1200, 1600];
const filled = (path: string): string => path.replace(/:\w+/g, '1');

/** Opened once and looked at in every way: axe in both colours, and no window that it does not fit. */
async function isFine(page: Page, axe: () => Promise<void>, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
    await axe();
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed, `${path} at ${width}`).toBeLessThanOrEqual(width);
  }
}

const pathsOf = (isOwn: boolean): string[] =>
  screenRoutes.filter(({ guard }) => (guard === 'signed-in') === isOwn).map(({ path }) => filled(path));

test('every public screen suits axe in both colours and every window from phone to desk', async ({ page, axe }) => {
  test.setTimeout(180_000);
  for (const path of pathsOf(false)) await isFine(page, axe, path);
});

test("every screen of one's own suits axe in both colours and every window from phone to desk", async ({
  page,
  axe,
  outbox,
}) => {
  test.setTimeout(180_000);
  await signedIn(page, outbox);
  for (const path of pathsOf(true)) await isFine(page, axe, path);
});

test('axe has no objection to the open menu, the open drawer and the question', async ({ page, axe, outbox }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signedIn(page, outbox, '/dashboard');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: /menu/i }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await axe();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await axe();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Are you sure you want to logout?')).toBeVisible();
  await axe();
});

test('the header lies over the landing page until it is scrolled more than 100 pixels', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => scrollTo(0, 100));
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => scrollTo(0, 101));
  await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the chosen colours stay, also past the log-out', async ({ page, outbox }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signedIn(page, outbox, '/dashboard');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-color-scheme', 'light');
  await page.getByRole('button', { name: /dark/i }).first().click();
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  for (const tag of await page.locator('meta[name="theme-color"]').all()) {
    await expect(tag).toHaveAttribute('content', '#0D1516');
  }
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/');
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['casefolio.theme']);
});

test('doors lead where the specification says, in any letter case', async ({ page, outbox }) => {
  for (const [asked, shown] of [
    ['/dashboard', '/signin'],
    ['/RVU-CALCULATOR', '/signin'],
    ['/nothing/here', '/signin'],
    ['/PLANS', '/PLANS'],
  ] as const) {
    await page.goto(asked);
    await expect(page).toHaveURL(shown);
  }
  await signedIn(page, outbox);
  for (const [asked, shown] of [
    ['/signin', '/dashboard'],
    ['/SignUp', '/dashboard'],
    ['/nothing/here', '/dashboard'],
    ['/Registries', '/Registries'],
  ] as const) {
    await page.goto(asked);
    await expect(page).toHaveURL(shown);
  }
});

test('a session that has ended on the server is noticed at the next look', async ({ page, outbox }) => {
  await signedIn(page, outbox);
  await page.context().clearCookies();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('casefolio.user');
  const note = page.getByText('Your session has ended. Please sign in again.');
  await expect(note).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('casefolio.session-ended');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('the way back closes the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('navigation', { name: 'Main' });
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(drawer).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await expect(drawer).toBeHidden();
});

test('terms and privacy can be read in whole', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(13);
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 2, name: 'Children' })).toBeVisible();
  await expect(page.getByText(/runs in the United States/)).toBeVisible();
});

test('a shared dashboard hides registries and users', async ({ page, outbox }) => {
  await signedIn(page, outbox, '/dashboard');
  await expect(page.getByRole('link', { name: 'Registries' })).toBeVisible();
  await page.goto('/shared-dashboard/7');
  await expect(page.getByRole('link', { name: 'RVU Calculator' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Registries' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0);
});

for (const path of ['/profile', '/new-case', '/dashboard']) {
  test(`on ${path} frame and screen ask together who is signed in`, async ({ page, outbox }) => {
    const { id } = await signedIn(page, outbox);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === `/api/v1/users/${id}`) asked.push(request.method());
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual(['GET']);
  });
}
