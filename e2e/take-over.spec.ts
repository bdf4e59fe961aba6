import type { Page } from '@playwright/test';
import { pageDescriptions } from '@casefolio/domain/messages/page-descriptions';
import { signedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const wholePages = Object.keys(pageDescriptions).filter((path) => path !== '/signin' && path !== '/signup');

/** Marks the heading of the first paint, to know it again. */
async function markFirst(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('#root h1')?.setAttribute('data-first', '');
    });
  });
}

/** How much has moved since the page was opened. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(shift), 50));
      }),
  );

/** The application answers: its buttons do something, which those of the drawn page do not. */
async function isRunning(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const viewport of [
    { width: 390, height: 800 },
    { width: 1280, height: 800 },
  ])
    test(`nothing moves while the application takes over, ${colorScheme}, ${viewport.width} px`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      for (const path of Object.keys(pageDescriptions)) {
        await page.goto(path);
        await isRunning(page);
        expect(await shiftOf(page), path).toBe(0);
        await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
      }
    });

test('the application goes on with the elements that were drawn ahead', async ({ page }) => {
  test.slow();
  await markFirst(page);
  for (const path of wholePages) {
    await page.goto(path);
    await isRunning(page);
    await expect(page.locator('h1[data-first]'), path).toHaveCount(1);
    await page.getByRole('button', { name: 'Switch to dark colours' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await page.getByRole('button', { name: 'Switch to light colours' }).click();
  }
});

test('the typeface comes with a later screen and moves no text of the first, whatever is done there', async ({
  page,
}) => {
  const about = page.getByRole('link', { name: 'About' }).first();
  const drawnWidth = () => about.evaluate((link) => link.getBoundingClientRect().width);
  const fetched = page.waitForResponse(/latin-wght-normal.*\.woff2$/);
  await page.goto('/');
  const width = await drawnWidth();
  await (await fetched).finished();
  await page.getByRole('contentinfo').getByLabel('Newsletter').click();
  await page.getByRole('button', { name: 'Watch the tour' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await drawnWidth()).toBe(width);
  await expect(async () => {
    await about.click();
    await page.getByRole('link', { name: 'Home' }).first().click();
    expect(await drawnWidth()).not.toBe(width);
  }).toPass();
});

test('every visit begins at the top; a reload and the way back lead to where one was', async ({ page }) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.goto('/terms');
  await isRunning(page);
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.goto('/privacy');
  await isRunning(page);
  expect(await scrolled()).toBe(0);
  await page.goto('/terms');
  await isRunning(page);
  expect(await scrolled()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.reload();
  await expect.poll(scrolled).toBe(500);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await expect.poll(scrolled).toBe(600);
});

test('a page with a query, which was drawn without it, is drawn anew', async ({ page }) => {
  await markFirst(page);
  await page.goto('/about?from=a-letter');
  await isRunning(page);
  await expect(page.locator('h1[data-first]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await shiftOf(page)).toBe(0);
});

test('who is signed in never sees the page of a guest, and nothing moves', async ({ page, outbox }) => {
  test.slow();
  await signedIn(page, outbox);
  for (const colorScheme of ['light', 'dark'] as const) {
    const visit = await page.context().newPage();
    await visit.emulateMedia({ colorScheme });
    await visit.addInitScript(() => {
      const look = () => {
        const guest = document.querySelector('#root a[href="/signin"]');
        if (guest?.checkVisibility({ visibilityProperty: true })) document.documentElement.dataset['guest'] = 'seen';
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await visit.goto('/');
    await isRunning(visit);
    await expect(visit.getByRole('button', { name: 'Profile menu' })).toBeVisible();
    await expect(visit.locator('html')).not.toHaveAttribute('data-guest');
    expect(await shiftOf(visit)).toBe(0);
    await visit.close();
  }
});

test('a page that was drawn in another year is taken over without a fault, and names this one', async ({ page }) => {
  await page.clock.setFixedTime('2041-03-01T12:00:00Z');
  await markFirst(page);
  await page.goto('/about');
  await expect(page.getByRole('contentinfo').getByText('© 2041')).toBeVisible();
  await expect(page.locator('h1[data-first]')).toHaveCount(1);
});

test('without a program behind it a drawn form is not sent by the browser', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/Contact');
  const isSent = await page.evaluate(() => {
    const form = document.createElement('form');
    document.querySelector('main')?.append(form);
    return form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  });
  expect(isSent).toBe(false);
});
