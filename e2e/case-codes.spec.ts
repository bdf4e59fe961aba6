import { openForm, press } from './support/case-steps.ts';
import { cptId } from './support/case-log.ts';
import { box, cutSections, loggedCase, section, surgeonAt } from './support/cases.ts';
import { expect, test } from './support/test.ts';

test('beside each code stands what it adds, in the form and on the page', async ({ page, outbox }) => {
  const surgeon = await surgeonAt(page, outbox);
  const [tumor, navigation] = [await cptId(page.request, '61510'), await cptId(page.request, '61781')];
  const cpts = [
    { id: tumor, quantity: 1 },
    { id: navigation, quantity: 2 },
  ];
  const { id } = await loggedCase(surgeon, { cpts });
  await page.goto(`/case/${id}`);
  const codes = section(page, 'CPT Codes and RVUs');
  await expect(codes.getByRole('columnheader')).toHaveText([
    'Code',
    'Description',
    'Quantity',
    'RVUs per unit',
    'RVUs',
  ]);
  await expect(
    codes
      .getByRole('row', { name: /61781/ })
      .getByRole('cell')
      .filter({ hasText: /^[\dx.]+$/ }),
  ).toHaveText(['x2', '3.660', '7.320']);
  await expect(codes).toContainText('Total RVUs37.380');

  await openForm(page, `/edit-case/${id}`);
  const lines = section(page, 'CPT Code').getByRole('listitem');
  await expect(lines.nth(0)).toContainText(/x1.*30\.060$/);
  await expect(lines.nth(1)).toContainText('7.3202 × 3.660');
  await page.getByRole('button', { name: 'More of 61781' }).click();
  await expect(lines.nth(1)).toContainText('10.9803 × 3.660');
  await expect(section(page, 'CPT Code').getByRole('definition')).toHaveText(['41.040', '35.550']);
});

test('whoever works with the keyboard keeps their place among the codes', async ({ page, outbox }) => {
  const surgeon = await surgeonAt(page, outbox);
  const cpts = [{ id: await cptId(page.request, '61510'), quantity: 1 }];
  const { id } = await loggedCase(surgeon, { cpts, procedure_name: 'Craniotomy for brain tumor' });
  await openForm(page, `/edit-case/${id}`);
  const button = (name: string | RegExp) => section(page, 'CPT Code').getByRole('button', { name });
  await button('Add CPT modifier').press('Enter');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('assist');
  await page.getByRole('dialog').getByRole('button', { name: '80', exact: true }).press('Enter');
  await expect(button('Modifier 80')).toBeFocused();
  await button('Remove CPT modifier').press('Enter');
  await expect(button('Add CPT modifier')).toBeFocused();
  await button(/Show Suggestions/).press('Enter');
  const offered = section(page, 'CPT Code').getByRole('list', { name: 'Suggestions' }).getByRole('button');
  const next = (await offered.nth(1).getAttribute('aria-label')) ?? '';
  await offered.first().press('Enter');
  await expect(button(next)).toBeFocused();
  await button('Remove 61510').press('Enter');
  await expect(button('Add CPT codes')).toBeFocused();
});

test('a procedure of a year without values is given the nearest ones, in the form as on the page', async ({
  page,
  outbox,
}) => {
  const surgeon = await surgeonAt(page, outbox);
  const cpts = [{ id: await cptId(page.request, '61510'), quantity: 2 }];
  const { id } = await loggedCase(surgeon, { cpts, date_of_procedure: '2019-03-04' });
  await page.goto(`/case/${id}`);
  await expect(section(page, 'CPT Codes and RVUs')).toContainText('Total RVUs61.660');
  await expect(section(page, 'CPT Codes and RVUs')).toContainText('Work RVUs of 2025');
  await openForm(page, `/edit-case/${id}`);
  await expect(section(page, 'CPT Code')).toContainText('Total RVUs (values of 2025)61.660');
  await page.getByRole('button', { name: 'Add CPT codes' }).click();
  await page.getByRole('searchbox').fill('22551');
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: '22551' })).toContainText('2025');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await box(page, 'MRN').fill('77');
  await press(page, 'Save');
  await expect(page).toHaveURL(`/case/${id}`);
});

test('a code without a value in the year of the procedure is given the nearest, and says so', async ({
  page,
  outbox,
}) => {
  const surgeon = await surgeonAt(page, outbox);
  const cpts = [
    { id: await cptId(page.request, '61510'), quantity: 1 },
    { id: await cptId(page.request, '22551'), quantity: 2 },
  ];
  const { id } = await loggedCase(surgeon, { cpts, date_of_procedure: '2025-03-04' });
  // As if the fee schedules of 2024 to 2027 stood, and the one of 2026 lacked a code.
  const years = [2027, 2026, 2025, 2024];
  await page.route('**/api/v1/cpt_lookups/years', (route) =>
    route.fulfill({ json: { status_code: 200, data: years } }),
  );
  await page.route('**/api/v1/cpt_lookups?*', async (route) => {
    const year = Number(new URL(route.request().url()).searchParams.get('year'));
    const answer = await route.fetch();
    const reply: { data: { code: string; year: number; rvu_value: number | null }[] } = await answer.json();
    for (const code of reply.data.filter((each) => each.code === '22551'))
      Object.assign(code, { year, rvu_value: year === 2026 ? null : year - 2000 });
    await route.fulfill({ json: reply });
  });
  await openForm(page, `/edit-case/${id}`);
  const lines = section(page, 'CPT Code').getByRole('listitem');
  await box(page, 'Date of procedure').fill('03/04/2026');
  await expect(lines.nth(1)).toContainText('54.000');
  await expect(lines.nth(1)).toContainText('value of 2027');
  await expect(lines.nth(0)).not.toContainText('value of');
  await expect(section(page, 'CPT Code')).toContainText('Total RVUs (values of 2026)84.060');
});

test('on a small phone no word of a code is torn apart and no figure leaves its sheet', async ({
  page,
  outbox,
  axe,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const surgeon = await surgeonAt(page, outbox);
  const cpts = [{ id: await cptId(page.request, '36224'), quantity: 12 }];
  const { id } = await loggedCase(surgeon, { cpts });
  await page.goto(`/case/${id}`);
  const codes = section(page, 'CPT Codes and RVUs');
  await expect(codes).toContainText('73.080');
  const description = codes.getByRole('cell', { name: /^Internal carotid/ });
  const [wide, sheet] = [await description.boundingBox(), await codes.boundingBox()];
  expect(wide?.width ?? 0).toBeGreaterThan((sheet?.width ?? 320) * 0.8);
  expect(await cutSections(page)).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await axe();
  }
  await openForm(page, `/edit-case/${id}`);
  await expect(section(page, 'CPT Code')).toContainText('12 × 6.090');
  expect(await cutSections(page)).toEqual([]);
});
