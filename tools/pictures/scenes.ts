import type { Locator, Page } from '@playwright/test';

export type ColorScheme = 'light' | 'dark';

/** One picture of the product: where it is taken, and what is done there first. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: ColorScheme;
  /** Device pixels to a pixel of the page: what is shown small must still be sharp. */
  readonly sharpness?: number;
  readonly signedIn?: true;
  readonly act?: (page: Page) => Promise<void>;
  /** Not the whole window but a piece of fixed size, from the upper left of an element. */
  readonly cut?: { readonly from: (page: Page) => Locator; readonly width: number; readonly height: number };
}

const desk = { width: 1200, height: 750 };
const phone = { width: 390, height: 750 };
const still = { viewport: { width: 1120, height: 700 }, sharpness: 10 / 7, colorScheme: 'light' } as const;
const bothSchemes: readonly ColorScheme[] = ['light', 'dark'];

/** A lumbar fusion as it is coded: one procedure and what is added to it. */
const fusion = ['22633', '22842', '22853', '63052'] as const;

const codeDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'CPT Code search' });
const resultPanel = (page: Page): Locator => page.getByRole('region', { name: 'Result' });

async function searchCodes(page: Page, words: string, codes: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add several codes' }).click();
  const dialog = codeDialog(page);
  for (const code of codes) {
    await dialog.getByRole('searchbox').fill(code);
    await dialog.getByRole('checkbox', { name: new RegExp(code) }).check();
  }
  await dialog.getByRole('searchbox').fill(words);
  // What was found before stays until the next answer is there; a code alone finds one.
  await dialog.getByRole('checkbox').nth(1).waitFor();
}

const findCodes = (page: Page): Promise<void> => searchCodes(page, 'acdf', ['22551']);

async function calculateFusion(page: Page): Promise<void> {
  await searchCodes(page, 'fusion', fusion);
  await codeDialog(page)
    .getByRole('button', { name: `Add (${fusion.length})` })
    .click();
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await resultPanel(page)
    .getByRole('row', { name: /^Total / })
    .waitFor();
  await page.evaluate('scrollTo(0, 0)');
}

async function calculateAndScroll(page: Page): Promise<void> {
  await calculateFusion(page);
  const panel = await resultPanel(page).boundingBox();
  // Under the bar that stays at the top.
  await page.evaluate(`scrollTo(0, ${(panel?.y ?? 0) - 76})`);
}

async function fillSignUp(page: Page): Promise<void> {
  await page.getByLabel('First name', { exact: true }).fill('Elena');
  await page.getByLabel('Last name', { exact: true }).fill('Marchetti');
  await page.getByLabel('Role', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Email', { exact: true }).fill('elena@hospital.example');
  await page.getByLabel('Password', { exact: true }).fill('Theatre-4-green');
  await page.evaluate('scrollTo(0, 0)');
}

/** A case that is being written down: the patient and what was done. */
async function beginCase(page: Page): Promise<void> {
  await page.getByLabel('First name', { exact: true }).fill('Lucia');
  await page.getByLabel('Last name', { exact: true }).fill('Eastlake');
  await page.getByLabel('Age', { exact: true }).fill('58');
  await page.getByLabel('Gender', { exact: true }).selectOption('Female');
  await page.getByLabel('MRN', { exact: true }).fill('DEMO-204417');
  await page.evaluate('scrollTo(0, 0)');
}

const calculator = { path: '/RVU-calculator', signedIn: true } as const;
const newCase = { path: '/new-case', signedIn: true, act: beginCase } as const;
/** One that is over: it has its codes, its course and its notes. */
const finishedCase = { path: '/case/390', signedIn: true } as const;

async function scrollToCodes(page: Page): Promise<void> {
  const codes = await page.getByRole('heading', { name: 'CPT Codes and RVUs' }).boundingBox();
  await page.evaluate(`scrollTo(0, ${(codes?.y ?? 0) - 60})`);
}

/** The README's. */
export const readmeScenes: readonly Scene[] = [
  { name: 'home', path: '/', viewport: desk, colorScheme: 'light' },
  { name: 'dashboard-dark', path: '/dashboard', viewport: desk, colorScheme: 'dark', signedIn: true },
  { ...finishedCase, name: 'case', viewport: { width: 1200, height: 1150 }, colorScheme: 'light' },
  { ...newCase, name: 'new-case-phone', viewport: { width: 390, height: 1150 }, colorScheme: 'light' },
];

/** The tour's; messages/tour.ts names them in the order in which they are told. */
export const tourScenes: readonly Scene[] = [
  { ...still, name: 'tour-home', path: '/' },
  { ...still, name: 'tour-sign-up', path: '/signup', act: fillSignUp },
  { ...still, name: 'tour-dashboard', path: '/dashboard', signedIn: true },
  { ...still, ...newCase, name: 'tour-new-case' },
  { ...still, ...calculator, name: 'tour-codes', act: findCodes },
  { ...still, ...finishedCase, name: 'tour-case', act: scrollToCodes },
  { ...still, ...calculator, name: 'tour-calculator', act: calculateFusion },
  { ...still, ...calculator, name: 'tour-dark', act: calculateFusion, colorScheme: 'dark' },
];

/** What the public pages show, once for each colour scheme. */
export const siteScenes: readonly Scene[] = bothSchemes.flatMap((colorScheme) => [
  {
    ...calculator,
    name: `code-search-${colorScheme}`,
    act: findCodes,
    viewport: { width: 640, height: 604 },
    sharpness: 2,
    colorScheme,
    cut: { from: codeDialog, width: 576, height: 540 },
  },
  {
    ...calculator,
    name: `calculator-${colorScheme}`,
    act: calculateFusion,
    viewport: { width: 1334, height: 900 },
    sharpness: 2,
    colorScheme,
    cut: { from: resultPanel, width: 576, height: 540 },
  },
  {
    ...calculator,
    name: `phone-${colorScheme}`,
    act: calculateAndScroll,
    viewport: phone,
    sharpness: 2,
    colorScheme,
  },
]);

/** Three phones side by side make one still of the tour. */
export const phoneScenes: readonly Scene[] = [
  { name: 'phone-sign-in', path: '/signin', viewport: phone, sharpness: 2, colorScheme: 'light' },
  { name: 'phone-codes', ...calculator, act: findCodes, viewport: phone, sharpness: 2, colorScheme: 'light' },
  { name: 'phone-result', ...calculator, act: calculateAndScroll, viewport: phone, sharpness: 2, colorScheme: 'dark' },
];
