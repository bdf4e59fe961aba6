import type { CDPSession, Page } from '@playwright/test';
import { firstLoadBudgets, measureFirstLoad } from '../tools/bundle-budget.ts';
import { box, section, surgeonAt } from './support/cases.ts';
import { countDrawings, drawnSince } from './support/drawings.ts';
import { expect, test } from './support/test.ts';

const keys = 30;

async function openSpine(page: Page): Promise<void> {
  await page.goto('/new-case');
  await expect(section(page, 'Notes')).toBeVisible();
  await box(page, 'Procedure type').selectOption('Spine');
  await expect(box(page, 'Fusion levels')).toBeVisible();
}

/** Seconds of script since the page was opened. */
async function scriptSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}

/** Every key's way to the next paint, in milliseconds, slowest last. */
async function paintsOfTyping(page: Page, label: string): Promise<number[]> {
  await box(page, label).focus();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { paintTimes: times });
    document.addEventListener(
      'keydown',
      () => {
        const pressed = performance.now();
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - pressed)));
      },
      true,
    );
  });
  for (let key = 0; key < keys; key += 1) await page.keyboard.press('a');
  return page.evaluate(() => Reflect.get(window, 'paintTimes').toSorted((a: number, b: number) => a - b));
}

test('a key draws one field and no form, with little script', async ({ page, outbox }) => {
  await countDrawings(page);
  await surgeonAt(page, outbox);
  await openSpine(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  for (const label of ['First name', 'Findings', 'Procedure name']) {
    // The first key makes the form a changed one, which the button shows.
    await box(page, label).focus();
    await page.keyboard.press('a');
    await drawnSince(page);
    const before = await scriptSeconds(devtools);
    for (let key = 0; key < keys; key += 1) await page.keyboard.press('a');
    const script = ((await scriptSeconds(devtools)) - before) * 1000;
    const drawn = await drawnSince(page);
    process.stdout.write(`${label}: ${(script / keys).toFixed(2)} ms of script a key\n`);
    expect(drawn.forms, `drawings of the form while typing in ${label}`).toBe(0);
    expect(drawn.inputs, `inputs drawn while typing in ${label}`).toBe(keys);
  }
});

test('on a machine four times slower the next paint comes soon', async ({ page, outbox }) => {
  await surgeonAt(page, outbox);
  await openSpine(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times = await paintsOfTyping(page, 'Findings');
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
  process.stdout.write(`next paint, four times slower: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms\n`);
  expect(times).toHaveLength(keys);
});

test(`a first visit of the form loads at most ${firstLoadBudgets['/new-case']} kB of JavaScript`, async ({
  page,
  outbox,
}) => {
  await surgeonAt(page, outbox);
  const fresh = await page.context().newPage();
  const { kilobytes, scripts } = await measureFirstLoad(fresh, '/new-case');
  process.stdout.write(`/new-case: ${kilobytes.toFixed(1)} kB in ${scripts.length} scripts\n`);
  await expect(section(fresh, 'Notes')).toBeVisible();
  expect(kilobytes).toBeLessThanOrEqual(firstLoadBudgets['/new-case']);
});

test('the form is for everybody: narrow, dark, with popups open, and by keyboard alone', async ({
  page,
  outbox,
  axe,
}) => {
  await surgeonAt(page, outbox);
  await page.setViewportSize({ width: 360, height: 740 });
  await openSpine(page);
  await axe();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await axe();
  await box(page, 'Indication').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await axe();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await box(page, 'First name').focus();
  await page.keyboard.type('Nora');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Quill');
  await expect(box(page, 'Last name')).toHaveValue('Quill');
  await page.getByRole('button', { name: 'Add CPT codes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'CPT Code search' })).toBeVisible();
  await axe();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add CPT codes' })).toBeFocused();
});
