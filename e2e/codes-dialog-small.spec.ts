import type { Locator, Page } from '@playwright/test';
import { openForm } from './support/case-steps.ts';
import { loggedCase, readCase, surgeonAt, surgeonOf } from './support/cases.ts';
import { addButton, hit, searchBox, tick } from './support/code-dialog.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 390, height: 664 };

async function openDiagnoses(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add diagnosis codes' }).click();
  return page.getByRole('dialog', { name: 'Diagnosis (ICD-10) search' });
}

/** As a thumb that trembles does. */
async function tapTwice(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.touchscreen.tap(x + width / 2 + 5, y + height / 2 + 5);
}

/** Collects every time that a case is sent. */
function savesOn(page: Page): readonly string[] {
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/procedures')) saves.push(request.url());
  });
  return saves;
}

/** The form is still there and answers: a save that was under way would have been sent by now. */
async function expectInUse(page: Page): Promise<void> {
  const dialog = await openDiagnoses(page);
  await searchBox(dialog).fill('glioblastoma');
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: phone });

  test('a double tap on Add adds the codes, and does not save the case beneath', async ({ page, outbox }) => {
    const surgeon = await surgeonAt(page, outbox);
    const { id, version } = await loggedCase(surgeon);
    const saves = savesOn(page);
    await openForm(page, `/edit-case/${id}`);
    const dialog = await openDiagnoses(page);
    await tick(dialog, ['D32.0']);
    await tapTwice(page, addButton(dialog, 1));
    const added = page.getByRole('list', { name: 'Diagnosis (ICD-9/10)' }).getByRole('listitem');
    await expect(added).toHaveText([/D32\.0/]);
    await expectInUse(page);
    expect(saves).toEqual([]);
    // Whoever means it can save.
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(page.getByText('Case info is successfully updated!')).toBeVisible();
    expect(await readCase(surgeon, id)).toMatchObject({ version: version + 1 });
  });

  test('a double tap on Cancel leaves the form as it is', async ({ page, outbox }) => {
    const { id } = await loggedCase(await surgeonAt(page, outbox));
    const saves = savesOn(page);
    await openForm(page, `/edit-case/${id}`);
    const dialog = await openDiagnoses(page);
    await tapTwice(page, dialog.getByRole('button', { name: 'Cancel' }));
    await expectInUse(page);
    expect(saves).toEqual([]);
  });

  test('nor does a double tap save after people were chosen', async ({ page, outbox, request: elsewhere }) => {
    await surgeonOf(elsewhere, outbox, { lastName: 'Zabala' });
    const { id } = await loggedCase(await surgeonAt(page, outbox));
    const saves = savesOn(page);
    await openForm(page, `/edit-case/${id}`);
    await page.getByRole('button', { name: 'Add: Co-surgeons' }).click();
    const dialog = page.getByRole('dialog', { name: 'Co-surgeons' });
    await searchBox(dialog).fill('Zab');
    await hit(dialog, 'Zabala').first().check();
    await tapTwice(page, dialog.getByRole('button', { name: 'Add', exact: true }));
    await expect(page.getByRole('button', { name: /^Remove .*Zabala/ })).toBeVisible();
    await expectInUse(page);
    expect(saves).toEqual([]);
  });
});

/** How tall the chosen codes are, measured by the room that they share with the results. */
const shareOfChosen = (dialog: Locator): Promise<number> =>
  dialog.evaluate((inside) => {
    const chosen = inside.querySelector('ul[aria-label="Chosen"]');
    return (chosen?.clientHeight ?? 0) / (chosen?.parentElement?.clientHeight ?? 1);
  });

const manyDiagnoses = ['D32.0', 'D32.1', 'D32.9', 'G40.909', 'C71.0', 'C71.1', 'C71.2', 'C71.3', 'C71.4', 'C71.9'];

/** With the wheel, as whoever does not use the keyboard. */
async function expectScrolledTo(page: Page, result: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 80);
    await expect(result).toBeInViewport({ ratio: 1, timeout: 200 });
  }).toPass();
}

for (const [width, height] of [
  [640, 400],
  [320, 256],
] as const) {
  test(`at ${width}×${height} the results are reached, however many codes are chosen`, async ({
    page,
    outbox,
    axe,
  }) => {
    await page.setViewportSize({ width, height });
    await surgeonAt(page, outbox);
    await openForm(page);
    const dialog = await openDiagnoses(page);
    await page.mouse.move(width / 2, height / 2);
    const found = dialog.getByRole('checkbox');
    await searchBox(dialog).fill('meningioma');
    await expect(found.nth(3)).toBeVisible();
    await expectScrolledTo(page, found.nth(3));
    await tick(dialog, manyDiagnoses);
    await expect(addButton(dialog, manyDiagnoses.length)).toBeInViewport({ ratio: 1 });
    expect(await shareOfChosen(dialog)).toBeLessThan(0.4);
    await searchBox(dialog).fill('glioblastoma');
    await expect(found.nth(3)).toBeVisible();
    await expectScrolledTo(page, found.nth(3));
    await searchBox(dialog).press('ArrowDown');
    await expect(found.first()).toBeFocused();
    await expect(found.first()).toBeInViewport({ ratio: 1 });
    await axe();
  });
}

test('with very many chosen codes on a large screen the results keep their room', async ({ page, outbox }) => {
  await surgeonAt(page, outbox);
  await openForm(page);
  const dialog = await openDiagnoses(page);
  await searchBox(dialog).fill('fracture');
  await expect(dialog.getByRole('checkbox')).toHaveCount(30);
  for (const one of await dialog.getByRole('checkbox').all()) await one.check();
  expect(await shareOfChosen(dialog)).toBeLessThan(0.4);
});
