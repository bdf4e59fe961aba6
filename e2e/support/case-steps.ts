import { expect, type Page } from '@playwright/test';
import { countedHands, section } from './cases.ts';

/** One pixel, as a PNG. */
export const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();

/** The form, with all of its sections. */
export async function openForm(page: Page, path = '/new-case'): Promise<void> {
  await page.goto(path);
  await expect(section(page, 'Notes')).toBeVisible();
}

const add = (page: Page) => page.getByRole('button', { name: 'Add', exact: true }).last();
const saved = (page: Page) => page.getByText('Case addded successfully');

/** A new case, and hands that are counted. */
export async function openCounted(page: Page) {
  await openForm(page);
  return countedHands(page);
}
export type Hands = ReturnType<typeof countedHands>;

export async function patient(hands: Hands, lastName: string): Promise<void> {
  await hands.type('First name', 'Nora');
  await hands.type('Last name', lastName);
  await hands.choose('Gender', 'Female');
  await hands.type('Age', '61');
  await hands.type('MRN', '0042');
}

export async function pickCode(page: Page, hands: Hands, kind: 'CPT' | 'diagnosis', code: string): Promise<void> {
  await hands.press(page.getByRole('button', { name: `Add ${kind} codes` }));
  const dialog = page.getByRole('dialog');
  await hands.type('Search by code, word or abbreviation', code, dialog);
  await hands.press(dialog.getByRole('checkbox', { name: new RegExp(code.replace('.', '\\.')) }).first());
  await hands.press(dialog.getByRole('button', { name: /^Add/ }));
  await expect(dialog).toBeHidden();
}

export async function finish(page: Page, hands: Hands): Promise<void> {
  await hands.press(add(page));
  await expect(page).toHaveURL('/dashboard');
  await expect(saved(page)).toBeVisible();
}

/** Sections of a case's page, each with its labels and what stands beside them. */
export type Told = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The page tells this of the case, and in these sections nothing else. */
export async function expectTold(page: Page, told: Told): Promise<void> {
  for (const [name, answers] of Object.entries(told)) {
    const pairs = section(page, name).locator('dl > div');
    const read = () =>
      pairs.evaluateAll((all) =>
        Object.fromEntries(all.map((pair) => ['dt', 'dd'].map((part) => pair.querySelector(part)?.textContent ?? ''))),
      );
    await expect.poll(read, { message: name }).toEqual(answers);
  }
}

/** From the list to the case, by its card. */
export async function openCard(page: Page, patientName: string): Promise<void> {
  await page.getByRole('list', { name: 'Cases' }).getByRole('link', { name: patientName, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: patientName })).toBeVisible();
}

/** The patient of these tests as the page tells of them, with what a surgeon's profile adds. */
export const patientTold = (lastName: string, more: Readonly<Record<string, string>> = {}) => ({
  'First name': 'Nora',
  'Last name': lastName,
  Age: '61',
  Gender: 'Female',
  MRN: '0042',
  Institution: 'Harbour General Hospital',
  'Primary surgeons': 'N/A',
  'Co-surgeons': 'N/A',
  ...more,
});

/** Today as the page of a case writes it. */
export const todayOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date()),
  );
