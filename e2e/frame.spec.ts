import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { screenRoutes } from '../apps/web/src/app/routes.tsx';
import type { Outbox } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

const widths = [360, 576, 768, 992, 1200, 1600];
const filled = (path: string): string => path.replace(/:\w+/g, '1');

/** A verified person's browser, by calls: the way through the screens is tested elsewhere. */
async function signedIn(page: Page, outbox: Outbox): Promise<void> {
  const email = `ines.${randomUUID()}@example.org`;
  const person = { first_name: 'Ines', last_name: 'Duarte', email, password: 'Theatre-7-lamp', user_role_id: 1 };
  const data = { ...person, accepted_privacy_policy: true, accepted_terms: true };
  await page.request.post('/api/v1/registration', { data });
  const { links } = await outbox.newestTo(email);
  const token = decodeURIComponent((links[0] ?? '').split('/').at(-1) ?? '');
  await page.request.post('/api/v1/verification', { data: { token } });
  await page.goto('/signin');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/dashboard');
}

async function isCalm(page: Page, axe: () => Promise<void>, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await axe();
}

const publicPaths = screenRoutes.filter(({ guard }) => guard !== 'signed-in').map(({ path }) => filled(path));
const ownPaths = screenRoutes.filter(({ guard }) => guard === 'signed-in').map(({ path }) => filled(path));

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe has no objection to any public screen in ${colorScheme}`, async ({ page, axe }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of publicPaths) await isCalm(page, axe, path);
  });

  test(`axe has no objection to any screen of one's own in ${colorScheme}, nor to the open menu and the question`, async ({
    page,
    axe,
    outbox,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signedIn(page, outbox);
    for (const path of ownPaths) await isCalm(page, axe, path);
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await axe();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByText('Are you sure you want to logout?')).toBeVisible();
    await axe();
  });
}

test('no screen is wider than its window, from phone to desk', async ({ page, outbox }) => {
  test.slow();
  const isNarrowEnough = async (path: string): Promise<void> => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${path} at ${width}`,
      ).toBeLessThanOrEqual(width);
    }
  };
  for (const path of publicPaths) await isNarrowEnough(path);
  await signedIn(page, outbox);
  for (const path of ownPaths) await isNarrowEnough(path);
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
  await signedIn(page, outbox);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-color-scheme', 'light');
  await page.getByRole('button', { name: /dark/i }).first().click();
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
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
});

test('a shared dashboard hides registries and users', async ({ page, outbox }) => {
  await signedIn(page, outbox);
  await expect(page.getByRole('link', { name: 'Registries' })).toBeVisible();
  await page.goto('/shared-dashboard/7');
  await expect(page.getByRole('link', { name: 'RVU Calculator' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Registries' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0);
});
