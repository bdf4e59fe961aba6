import type { Page } from '@playwright/test';

/** Presses Tab until what is named has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const target = page
    .locator(':focus')
    .and(page.getByLabel(name).or(page.getByRole('button', { name })).or(page.getByRole('link', { name })));
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await target.count()) > 0) return;
  }
  throw new Error(`The keyboard does not reach ${String(name)}.`);
}
