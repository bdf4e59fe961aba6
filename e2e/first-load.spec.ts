import { firstLoadBudgets, measureFirstLoad } from '../tools/bundle-budget.ts';
import { expect, test } from './support/test.ts';

for (const path of ['/', '/signin'] as const) {
  test(`the first visit of ${path} loads at most ${firstLoadBudgets[path]} kB of JavaScript`, async ({ page }) => {
    const { kilobytes, scripts } = await measureFirstLoad(page, path);
    const told = scripts.map((script) => `  ${script.kilobytes.toFixed(1).padStart(6)} kB ${script.path}`).join('\n');
    test.info().annotations.push({ type: 'first load', description: `${kilobytes.toFixed(1)} kB` });
    process.stdout.write(`${path}: ${kilobytes.toFixed(1)} kB in ${scripts.length} scripts\n`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(kilobytes, `the page loads scripts`).toBeGreaterThan(0);
    expect(kilobytes, `of these scripts:\n${told}\n`).toBeLessThanOrEqual(firstLoadBudgets[path]);
  });
}
