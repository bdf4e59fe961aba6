import type { Page } from '@playwright/test';
import { firstLoadBudgets, measureFirstLoad } from '../tools/bundle-budget.ts';
import { signedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

type Path = keyof typeof firstLoadBudgets;

async function isLightEnough(page: Page, path: Path): Promise<void> {
  const { kilobytes, scripts } = await measureFirstLoad(page, path);
  const told = scripts.map((script) => `  ${script.kilobytes.toFixed(1).padStart(6)} kB ${script.path}`).join('\n');
  process.stdout.write(`${path}: ${kilobytes.toFixed(1)} kB in ${scripts.length} scripts\n`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(kilobytes, 'the page loads scripts').toBeGreaterThan(0);
  expect(kilobytes, `of these scripts:\n${told}\n`).toBeLessThanOrEqual(firstLoadBudgets[path]);
}

for (const path of ['/', '/signin'] as const)
  test(`the first visit of ${path} loads at most ${firstLoadBudgets[path]} kB of JavaScript`, async ({ page }) => {
    await isLightEnough(page, path);
  });

for (const path of ['/dashboard', '/RVU-calculator'] as const)
  test(`a first visit of ${path} loads at most ${firstLoadBudgets[path]} kB of JavaScript`, async ({
    page,
    outbox,
  }) => {
    await signedIn(page, outbox);
    // A page of its own: what the sign-in has loaded is not counted as here already.
    await isLightEnough(await page.context().newPage(), path);
  });
