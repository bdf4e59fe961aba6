import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { Outbox } from './outbox.ts';
import { signedIn } from './people.ts';

/** Code, description, values of 2026 and 2025, global days, multiple-procedure indicator. */
const procedures = [
  ['22633', 'Combined posterolateral and interbody lumbar fusion, first', 26.13, 26.8, '090', '2'],
  ['22842', 'Add-on: posterior segmental fixation, three to six', 12.25, 12.56, 'ZZZ', '0'],
  ['22853', 'Add-on: interbody cage in disc space', 4.14, 4.25, 'ZZZ', '0'],
  ['63052', 'Add-on: decompression during lumbar interbody fusion, first', 4.14, 4.25, 'ZZZ', '0'],
  ['61783', 'Add-on: spinal navigation', 3.66, 3.75, 'ZZZ', '0'],
  ['22551', 'Anterior cervical discectomy and fusion, first level', 24.38, 25, '090', '2'],
  ['61510', 'Craniotomy for supratentorial brain tumor', 30.06, 30.83, '090', '2'],
  ['0075T', 'Extracranial vertebral or chest carotid stent', 0, 0, 'XXX', '0'],
] as const;

const answer = (route: Route, data: unknown) => route.fulfill({ json: { status_code: 200, data } });

function found(term: string, year: number) {
  const words = term.toLowerCase().split(/\s+/);
  const text = ([code, description]: (typeof procedures)[number]) => `${code} ${description}`.toLowerCase();
  return procedures.flatMap((procedure, index) => {
    if (!words.every((word) => text(procedure).includes(word))) return [];
    const [code, value, now, before, global_days, multiple_procedure] = procedure;
    const rvu_value = year === 2025 ? before : now;
    const rest = { status: 'A', bilateral: '0', assistant: '0', co_surgery: '0' };
    return [{ id: index + 1, code, value, rvu_value, year, global_days, multiple_procedure, ...rest }];
  });
}

/** A handful of codes, for what depends on how many there are; everything else is asked of the server's own starter set. */
export async function withFewCodes(page: Page): Promise<void> {
  await page.route('**/api/v1/cpt_lookups/years', (route) => answer(route, [2026, 2025]));
  await page.route('**/api/v1/cpt_lookups?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    return answer(route, found(query.get('search_term') ?? '', Number(query.get('year') ?? 2026)));
  });
}

/** A new user's calculator, in November 2026. */
export async function openCalculator(page: Page, outbox: Outbox): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(new Date('2026-11-15T12:00:00Z'));
  await signedIn(page, outbox);
  await page.goto('/RVU-calculator');
  await expect(page.getByLabel('Year')).toHaveValue('2026');
}

export const row = (page: Page, number: number): Locator =>
  page.getByRole('group', { name: `Code ${number}`, exact: true });
export const codeBox = (page: Page, number: number): Locator => row(page, number).getByRole('combobox');
export const unitsBox = (page: Page, number: number): Locator => row(page, number).getByLabel('Number of Units');
// The years are options, too, but of no listbox.
export const options = (page: Page): Locator => page.getByRole('listbox').getByRole('option');
export const result = (page: Page): Locator => page.getByRole('region', { name: 'Result' });
export const totalLine = (page: Page): Locator => result(page).getByRole('row', { name: /^Total / });

export async function pick(page: Page, number: number, code: string, units: string): Promise<void> {
  await codeBox(page, number).fill(code);
  await codeBox(page, number).press('Enter');
  await expect(codeBox(page, number)).toHaveValue(new RegExp(`^${code} - `));
  await unitsBox(page, number).fill(units);
}
