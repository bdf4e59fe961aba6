import { expect, type Locator, type Page } from '@playwright/test';

export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
export const card = (page: Page, text: string): Locator =>
  page.getByRole('tabpanel').getByRole('button').filter({ hasText: text });
export const question = (page: Page, name: string): Locator => page.getByRole('alertdialog', { name });

export async function openTab(page: Page, name: string): Promise<void> {
  await tab(page, name).click();
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
}

/** Opens the tab's dialog by its add button. */
export async function openNew(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(dialog(page, name)).toBeVisible();
  return dialog(page, name);
}

/** Chooses the first speciality and today's usual fields of a position. */
export async function fillPosition(form: Locator, hospital: string, start: string): Promise<void> {
  await form.getByLabel('Hospital').fill(hospital);
  await form.getByLabel('Speciality').selectOption({ label: 'Neurological Surgery' });
  await form.getByLabel('Start date', { exact: true }).fill(start);
}

/** Notes in the page itself when each toast came and went, so that a busy machine does not count as its time. */
export async function watchToasts(page: Page): Promise<(text: string) => Promise<number>> {
  await page.addInitScript(() => {
    let before: string[] = [];
    const look = () => {
      const shown = [...document.querySelectorAll('.MuiSnackbar-root')].map((bar) => bar.textContent ?? '');
      for (const text of shown) if (!before.includes(text)) performance.mark(`shown: ${text}`);
      for (const text of before) if (!shown.includes(text)) performance.mark(`gone: ${text}`);
      before = shown;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return async (text) => {
    const stayed = () =>
      page.evaluate((wanted) => {
        const [shown, gone] = ['shown', 'gone'].map((what) =>
          performance.getEntriesByName(`${what}: ${wanted}`).at(-1),
        );
        return shown && gone ? gone.startTime - shown.startTime : 0;
      }, text);
    await expect.poll(stayed, { message: `the toast '${text}' comes and goes`, timeout: 20_000 }).toBeGreaterThan(0);
    return stayed();
  };
}

/** The time that a message is meant to stay, and what a slow machine adds. */
export function expectStay(ms: number, wanted: number): void {
  expect(ms).toBeGreaterThan(wanted * 0.7);
  expect(ms).toBeLessThan(wanted + 1900);
}
