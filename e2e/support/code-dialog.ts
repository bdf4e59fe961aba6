import type { Locator } from '@playwright/test';

// The dialog in which codes are searched for and chosen.
export const searchBox = (dialog: Locator) => dialog.getByRole('searchbox');
export const hit = (dialog: Locator, code: string) =>
  dialog.getByRole('checkbox', { name: new RegExp(code.replace('.', '\\.')) });
export const addButton = (dialog: Locator, count: number) =>
  dialog.getByRole('button', { name: `Add (${count})`, exact: true });

export async function tick(dialog: Locator, codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    await searchBox(dialog).fill(code);
    await hit(dialog, code).first().check();
  }
}
