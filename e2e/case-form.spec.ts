import {
  expectTold,
  finish,
  openCard,
  openCounted,
  patient,
  patientTold,
  pickCode,
  todayOn,
} from './support/case-steps.ts';
import { box, countedHands, section, surgeonAt } from './support/cases.ts';
import { expect, test } from './support/test.ts';

test('a craniotomy for tumour: a typical case takes at most 25 interactions, a repeat at most 8', async ({
  page,
  outbox,
}) => {
  await surgeonAt(page, outbox);
  const hands = await openCounted(page);
  await patient(hands, 'Quill');
  await pickCode(page, hands, 'diagnosis', 'C71.1');
  await hands.choose('Procedure type', 'Cranial');
  await hands.type('Procedure name', 'Craniotomy for brain tumor');
  await hands.chooseSeveral('Indication', ['Tumor']);
  await hands.chooseSeveral('Approach', ['Pterional']);
  await hands.choose('Side', 'Left');
  await hands.chooseSeveral('Location', ['Frontal lobe']);
  await hands.press(page.getByRole('button', { name: /Show Suggestions/ }));
  await hands.press(page.getByRole('button', { name: 'Add 61510' }));
  await expect(section(page, 'CPT Code').getByRole('definition')).toHaveText('30.060');
  await hands.choose('Role', 'Primary surgeon');
  await finish(page, hands);
  process.stdout.write(`a typical new case: ${hands.interactions()} interactions\n`);
  expect(hands.interactions()).toBeLessThanOrEqual(25);

  await openCard(page, 'Quill, Nora');
  const done = {
    'Date of procedure': await todayOn(page),
    'Procedure type': 'Cranial',
    'Procedure name': 'Craniotomy for brain tumor',
    Indication: 'Tumor',
    Approach: 'Pterional',
    Side: 'Left',
    Location: 'Frontal lobe',
  };
  const worth = { 'Total RVUs': '30.060' };
  await expectTold(page, {
    'Patient info': patientTold('Quill', { Role: 'Primary surgeon' }),
    'Procedure details': done,
    'CPT Codes and RVUs': worth,
  });
  await expect(section(page, 'Diagnosis').getByRole('listitem')).toHaveText(/^C71\.1.*frontal lobe/i);
  await expect(section(page, 'CPT Codes and RVUs').getByRole('row').nth(1)).toHaveText(/^61510.*x1.*30\.060$/);

  const repeat = countedHands(page);
  await repeat.press(page.getByRole('button', { name: 'What you can do with this case' }));
  await repeat.press(page.getByRole('menuitem', { name: 'Log another like this' }));
  await expect(section(page, 'Notes')).toBeVisible();
  await expect(box(page, 'Procedure name')).toHaveValue('Craniotomy for brain tumor');
  await expect(box(page, 'Last name')).toHaveValue('');
  await patient(repeat, 'Rowe');
  await finish(page, repeat);
  process.stdout.write(`a repeat case: ${repeat.interactions()} interactions\n`);
  expect(repeat.interactions()).toBeLessThanOrEqual(8);
  await openCard(page, 'Rowe, Nora');
  await expectTold(page, {
    'Patient info': patientTold('Rowe', { Role: 'Primary surgeon' }),
    'Procedure details': done,
    'CPT Codes and RVUs': worth,
  });
  await expect(section(page, 'Notes')).toContainText('No added notes.');
});

test('an ACDF, with its levels, two codes with quantities, a modifier and a further procedure', async ({
  page,
  outbox,
}) => {
  await surgeonAt(page, outbox);
  const hands = await openCounted(page);
  await patient(hands, 'Abara');
  await hands.choose('Procedure type', 'Spine');
  await hands.type('Procedure name', 'ACDF C5/6');
  const procedure = section(page, 'Procedure details');
  await hands.chooseSeveral('Fusion levels', ['C5-C6']);
  for (const [question, answer] of [
    ['Fusion', 'Yes'],
    ['Interbody fusion', 'Yes'],
    ['Robotic', 'No'],
    ['Implant', 'Yes'],
  ] as const)
    await hands.press(page.getByRole('group', { name: question, exact: true }).getByRole('button', { name: answer }));
  await hands.type('Implant type', 'PEEK cage');
  await hands.chooseSeveral('Vendors', ['Other (Specify)']);
  await hands.type('Other vendors', 'Spineworks');
  await pickCode(page, hands, 'CPT', '22551');
  await pickCode(page, hands, 'CPT', '22853');
  const codes = section(page, 'CPT Code');
  await hands.press(codes.getByRole('button', { name: 'More of 22853' }));
  await expect(codes.getByText('x2')).toBeVisible();
  await hands.press(codes.getByRole('button', { name: 'Add CPT modifier' }));
  await page.getByRole('dialog').getByLabel('Find a modifier').fill('62');
  await page.getByRole('row', { name: /^62/ }).click();
  // 24.38 + 2 × 4.14 = 32.66; 24.38 + half of 8.28 = 28.52; 62.5 % of it = 17.825
  for (const figure of ['32.660', '28.520', '17.825']) await expect(codes.getByText(figure)).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Add another procedure' }));
  const second = procedure.getByRole('region', { name: 'Procedure 2' });
  await expect(second.getByText('New', { exact: true })).toBeVisible();
  await hands.choose('Procedure type', 'Bedside', second);
  await hands.type('Procedure name', 'Halo placement', second);
  await finish(page, hands);
  await openCard(page, 'Abara, Nora');
  const day = { 'Date of procedure': await todayOn(page) };
  await expectTold(page, {
    'Patient info': patientTold('Abara'),
    'Procedure details': {
      ...day,
      'Procedure type': 'Spine',
      'Procedure name': 'ACDF C5/6',
      Robotic: 'No',
      Fusion: 'Yes',
      'Fusion levels': 'C5-C6',
      'Interbody fusion': 'Yes',
      Implant: 'Yes',
      'Implant type': 'PEEK cage',
      Vendors: 'Other',
      'Other vendors': 'Spineworks',
    },
    'Procedure 2': { ...day, 'Procedure type': 'Bedside', 'Procedure name': 'Halo placement' },
    'CPT Codes and RVUs': { 'Total RVUs': '32.660', 'Total Reimbursable RVUs': '28.520' },
    'CPT Modifiers': { 'Total Reimbursable RVUs After CPT Modifier': '17.825' },
  });
  await expect(section(page, 'CPT Codes and RVUs').getByRole('row', { name: /^22853/ })).toContainText('x2');
  await expect(section(page, 'CPT Modifiers')).toContainText(/^CPT Modifiers62.*62\.5%/);
});
