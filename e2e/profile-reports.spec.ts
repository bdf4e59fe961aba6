import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { button } from './support/account-steps.ts';
import { openTab } from './support/profile-steps.ts';
import { bytesOf, keepReports, makeProgress, nameOf } from './support/reports.ts';
import { signedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

const tiles = (page: Page) => page.getByRole('list', { name: 'Exported files' }).getByRole('listitem');

test('files are shown in rows of six, four or two, by day and extension', async ({ page, outbox, server }) => {
  const { email } = await signedIn(page, outbox);
  await keepReports(
    server,
    email,
    Array.from({ length: 8 }, () => ({})),
  );
  await page.goto('/profile');
  await openTab(page, 'Exported Procedures');
  await expect(tiles(page)).toHaveCount(8);
  await expect(tiles(page).first()).toHaveText('2026-03-02.xlsx');
  for (const [width, columns] of [
    [1280, 6],
    [800, 4],
    [400, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const inFirstRow = async () => {
      const tops = await tiles(page).evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    };
    await expect.poll(inFirstRow).toBe(columns);
  }
});

test('boxes come with the pointer, the keyboard and the first tick; files are fetched a second apart', async ({
  page,
  outbox,
  server,
}) => {
  await page.addInitScript(() => {
    const click: unknown = Reflect.get(HTMLElement.prototype, 'click');
    HTMLElement.prototype.click = function mark() {
      performance.mark('fetched');
      if (typeof click === 'function') Reflect.apply(click, this, []);
    };
  });
  const { email } = await signedIn(page, outbox);
  await keepReports(server, email, [{}, {}]);
  await page.goto('/profile');
  await openTab(page, 'Exported Procedures');
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  await page.mouse.move(5, 5);
  await expect(boxes.first()).toHaveCSS('opacity', '0');
  await tiles(page).first().hover();
  await expect(boxes.first()).toHaveCSS('opacity', '1');
  await page.mouse.move(5, 5);
  await boxes.first().focus();
  await page.keyboard.press('Space');
  await expect(boxes.first()).toBeChecked();
  await expect(boxes.last()).toHaveCSS('opacity', '1');
  await expect(page.getByText('1 selected')).toBeVisible();
  await button(page, 'Clear selection').click();
  await expect(boxes.first()).not.toBeChecked();
  await expect(button(page, 'Download')).toBeDisabled();

  await button(page, 'Select all').click();
  await expect(page.getByText('2 selected')).toBeVisible();
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  await button(page, 'Download').click();
  const names = () => downloads.map((download) => download.suggestedFilename());
  await expect.poll(names, { timeout: 20_000 }).toEqual([nameOf(1), nameOf(2)]);
  const contents = await Promise.all(downloads.map(async (one) => readFile(await one.path(), 'utf8')));
  expect(contents).toEqual([bytesOf(nameOf(1)), bytesOf(nameOf(2))]);
  const [first = 0, second = 0] = await page.evaluate(() =>
    performance.getEntriesByName('fetched').map(({ startTime }) => startTime),
  );
  expect(second - first).toBeGreaterThanOrEqual(999);
  expect(second - first).toBeLessThan(4000);
});

test('a file that has expired or could not be made says so, and is not among those to be fetched', async ({
  page,
  outbox,
  server,
}) => {
  const { email } = await signedIn(page, outbox);
  const past = new Date(Date.now() - 1000);
  await keepReports(server, email, [{ status: 'FAILED' }, { status: 'EXPIRED' }, { expires_at: past }, {}]);
  await page.goto('/profile');
  await openTab(page, 'Exported Procedures');
  await expect(tiles(page)).toHaveCount(4);
  for (const [index, text] of ['Could not be made.', 'Expired.', 'Expired.'].entries()) {
    await expect(tiles(page).nth(index)).toContainText(text);
    await expect(tiles(page).nth(index).getByRole('checkbox')).toHaveCount(0);
  }
  await button(page, 'Select all').click();
  await expect(page.getByText('1 selected')).toBeVisible();
});

test('25 files come at a time, the next near the bottom, until fewer come', async ({ page, outbox, server }) => {
  await page.setViewportSize({ width: 400, height: 700 });
  const { email } = await signedIn(page, outbox);
  await keepReports(
    server,
    email,
    Array.from({ length: 60 }, () => ({ status: 'EXPIRED' as const })),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/reports')) asked.push(`${searchParams.get('page')} of ${searchParams.get('page_size')}`);
  });
  await page.goto('/profile');
  await openTab(page, 'Exported Procedures');
  await expect(tiles(page)).toHaveCount(25);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight - window.innerHeight - 200));
  await expect(tiles(page)).toHaveCount(25);
  for (const count of [50, 60]) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight - window.innerHeight - 40));
    await expect(tiles(page)).toHaveCount(count);
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(tiles(page)).toHaveCount(60);
  expect(new Set(asked)).toEqual(new Set(['0 of 25', '1 of 25', '2 of 25']));
});

test('a file that is being made shows how far it is, until it can be fetched', async ({ page, outbox, server }) => {
  const { email } = await signedIn(page, outbox);
  await keepReports(server, email, [{ status: 'RUNNING', done: 10, total: 40 }]);
  await page.goto('/profile');
  await openTab(page, 'Exported Procedures');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await makeProgress(server, email, 20);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await makeProgress(server, email, 40);
  await expect(page.getByRole('link', { name: '2026-03-02.xlsx' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('without files there is a way to the dashboard, and a list that fails can be asked for again', async ({
  page,
  outbox,
}) => {
  await signedIn(page, outbox);
  await page.route('**/procedures/reports?*', (route) => route.fulfill({ body: 'not ours' }));
  await page.goto('/profile');
  await openTab(page, 'Exported Procedures');
  await expect(page.getByText('Your exported files could not be loaded.')).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Try again').click();
  await expect(page.getByText('Files that you export from your cases appear here.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});
