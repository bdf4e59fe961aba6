import type { Page } from '@playwright/test';
import { button } from './support/account-steps.ts';
import { openTab } from './support/profile-steps.ts';
import { signedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

interface Report {
  readonly id: number;
  readonly file_name: string;
  readonly path: string | null;
  readonly status: string;
  readonly done: number;
  readonly total: number;
  readonly created_at: string;
  readonly expires_at: string;
}

const report = (id: number, more: Partial<Report> = {}): Report => ({
  id,
  file_name: `procedures_2026-03-${String((id % 28) + 1).padStart(2, '0')}_k${id}.${id % 2 === 0 ? 'pdf' : 'xlsx'}`,
  path: `/api/v1/files/report-${id}`,
  status: 'READY',
  done: 3,
  total: 3,
  created_at: '2026-03-14T08:00:00.000Z',
  expires_at: '2026-03-21T08:00:00.000Z',
  ...more,
});

/** Answers for the server: how its files come to be is told where cases are exported. */
async function serveReports(page: Page, files: () => readonly Report[]): Promise<number[]> {
  const asked: number[] = [];
  await page.route('**/procedures/reports?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [number, size] = [Number(query.get('page')), Number(query.get('page_size'))];
    asked.push(number);
    const reports = files().slice(number * size, (number + 1) * size);
    const data = { reports, count: files().length };
    return route.fulfill({ json: { status_code: 200, data } });
  });
  await page.route('**/files/report-*', (route) =>
    route.fulfill({ body: 'a file', headers: { 'content-disposition': 'attachment' } }),
  );
  return asked;
}

const tiles = (page: Page) => page.getByRole('list', { name: 'Exported files' }).getByRole('listitem');

test('files are shown in rows of six, four or two, by day and extension', async ({ page, outbox }) => {
  await signedIn(page, outbox);
  await serveReports(page, () => [1, 2, 3, 4, 5, 6, 7, 8].map((id) => report(id)));
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
}) => {
  await page.addInitScript(() => {
    const click: unknown = Reflect.get(HTMLElement.prototype, 'click');
    HTMLElement.prototype.click = function mark() {
      performance.mark('fetched');
      if (typeof click === 'function') Reflect.apply(click, this, []);
    };
  });
  await signedIn(page, outbox);
  await serveReports(page, () => [report(1), report(2), report(3, { status: 'EXPIRED', path: null })]);
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
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  await button(page, 'Download').click();
  await expect.poll(() => names, { timeout: 20_000 }).toEqual([report(1).file_name, report(2).file_name]);
  const [first = 0, second = 0] = await page.evaluate(() =>
    performance.getEntriesByName('fetched').map(({ startTime }) => startTime),
  );
  expect(second - first).toBeGreaterThanOrEqual(999);
  expect(second - first).toBeLessThan(4000);
  await expect(tiles(page).last()).toContainText('Expired. Export the cases again on your dashboard.');
});

test('25 files come at a time, the next near the bottom, until fewer come', async ({ page, outbox }) => {
  await page.setViewportSize({ width: 400, height: 700 });
  await signedIn(page, outbox);
  const files = Array.from({ length: 60 }, (_unused, index) => report(index + 1));
  const asked = await serveReports(page, () => files);
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
  expect(new Set(asked)).toEqual(new Set([0, 1, 2]));
});

test('a file that is being made shows how far it is, until it can be fetched', async ({ page, outbox }) => {
  await signedIn(page, outbox);
  let done = 10;
  await serveReports(page, () =>
    done < 40 ? [report(1, { status: 'RUNNING', path: null, done, total: 40 })] : [report(1, { done, total: 40 })],
  );
  await page.goto('/profile');
  await openTab(page, 'Exported Procedures');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  done = 20;
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  done = 40;
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
  await expect(page.getByText('Files that you export from your dashboard appear here.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});
