import { finish, openCounted, patient, pickCode, pixel } from './support/case-steps.ts';
import { box, countedHands, newestCase, section, surgeonAt } from './support/cases.ts';
import { expect, test } from './support/test.ts';

// The recorder fetches pictures that are shown from memory, which the page itself may not.
test.use({ trace: 'off' });

test('a craniotomy for tumour: a typical case takes at most 25 interactions, a repeat at most 8', async ({
  page,
  outbox,
}) => {
  const surgeon = await surgeonAt(page, outbox);
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
  await expect(section(page, 'CPT Code').getByText('30.060')).toBeVisible();
  await hands.choose('Role', 'Primary surgeon');
  await finish(page, hands);
  process.stdout.write(`a typical new case: ${hands.interactions()} interactions\n`);
  expect(hands.interactions()).toBeLessThanOrEqual(25);

  const first = await newestCase(surgeon);
  expect(first).toMatchObject({
    patient_last_name: 'Quill',
    age: 61,
    type: 'Cranial',
    indication: 'Tumor',
    approach: 'Pterional',
    side: 'Left',
    location: 'Frontal lobe',
    role: 'Primary surgeon',
    hospital_id: surgeon.hospitalId,
    total_rvus: '30.060',
    procedure_icd: [{ icd_lookup: { code: 'C71.1' } }],
  });

  await page.goto('/dashboard');
  await page.evaluate((like) => {
    history.pushState({ usr: { like }, key: 'like' }, '', '/new-case');
  }, first.id);
  await page.reload();
  await expect(section(page, 'Notes')).toBeVisible();
  const repeat = countedHands(page);
  await expect(box(page, 'Procedure name')).toHaveValue('Craniotomy for brain tumor');
  await expect(box(page, 'Last name')).toHaveValue('');
  await patient(repeat, 'Rowe');
  await finish(page, repeat);
  // The press on "Log another like this" is one more.
  process.stdout.write(`a repeat case: ${repeat.interactions() + 1} interactions\n`);
  expect(repeat.interactions() + 1).toBeLessThanOrEqual(8);
  expect(await newestCase(surgeon)).toMatchObject({
    patient_last_name: 'Rowe',
    location: 'Frontal lobe',
    role: 'Primary surgeon',
    total_rvus: '30.060',
    notes: [],
  });
});

test('an ACDF, with its levels, two codes with quantities, a modifier and a further procedure', async ({
  page,
  outbox,
}) => {
  const surgeon = await surgeonAt(page, outbox);
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
  expect(await newestCase(surgeon)).toMatchObject({
    _fusion: true,
    interbody_fusion: true,
    robotic: false,
    navigation: null,
    fusion_levels: 'C5-C6',
    implant_type: 'PEEK cage',
    _vendors: 'Other',
    vendors: 'Spineworks',
    total_rvus: '32.660',
    total_reimbursable_rvus: '28.520',
    reimbursable_after_modifier: '17.825',
    cpt_modifier: { id: '62' },
    case_procedures: [{ type: 'Bedside', procedure_name: 'Halo placement' }],
  });
});

test('a thrombectomy asks for the TICI grade, and for nothing of it before', async ({ page, outbox }) => {
  const surgeon = await surgeonAt(page, outbox, { speciality: 'neurointerventional' });
  const hands = await openCounted(page);
  await patient(hands, 'Tan');
  await hands.choose('Procedure type', 'Neurointerventional');
  await hands.type('Procedure name', 'Mechanical thrombectomy');
  await hands.chooseSeveral('Indication', ['Stroke']);
  await expect(box(page, 'TICI grade')).toBeHidden();
  await hands.chooseSeveral('Procedure', ['Thrombectomy']);
  await hands.choose('TICI grade', '3');
  await hands.type('Access', 'Right radial');
  await hands.type('Duration of radiation (minutes)', '18.5');
  await finish(page, hands);
  expect(await newestCase(surgeon)).toMatchObject({
    family: 'neurointerventional',
    _procedure: 'Thrombectomy',
    tici_grade: '3',
    access: 'Right radial',
    duration_of_radiation: 18.5,
  });
});

test('a TIPS asks nothing that radiologists are not asked', async ({ page, outbox }) => {
  const surgeon = await surgeonAt(page, outbox, { speciality: 'radiology' });
  const hands = await openCounted(page);
  await patient(hands, 'Ibe');
  for (const label of ['Side', 'Findings', 'Complications', 'Outcome']) await expect(box(page, label)).toBeHidden();
  await hands.choose('Procedure type', 'Portal hypertension intervention');
  await hands.type('Procedure name', 'TIPS');
  await hands.type('Vascular closure device', 'Manual compression');
  await finish(page, hands);
  expect(await newestCase(surgeon)).toMatchObject({
    type: 'Portal hypertension intervention',
    vascular_closure_device: 'Manual compression',
  });
});

test('a bedside EVD: the indication is free text, the notes and an image come along', async ({ page, outbox }) => {
  const surgeon = await surgeonAt(page, outbox);
  const hands = await openCounted(page);
  await patient(hands, 'Ode');
  await hands.choose('Procedure type', 'Bedside');
  await hands.type('Procedure name', 'External ventricular drain');
  await hands.type('Indication', 'Acute hydrocephalus');
  await page.getByRole('button', { name: 'Add a note' }).click();
  await box(page, 'New note').fill('Clear CSF at 5 cm.');
  const image = { name: 'scan.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
  await page.locator('input[type=file]').setInputFiles(image);
  await box(page, 'Image name').fill('CT after placement');
  await finish(page, hands);
  expect(await newestCase(surgeon)).toMatchObject({
    indication: 'Acute hydrocephalus',
    notes: [{ note: 'Clear CSF at 5 cm.' }],
    images: [{ image_name: 'CT after placement' }],
  });
});

test('a generic case: free texts, and the form of another speciality for whoever has none', async ({
  page,
  outbox,
}) => {
  const surgeon = await surgeonAt(page, outbox, { speciality: null, hospital: null });
  const hands = await openCounted(page);
  await patient(hands, 'Umar');
  await page.getByRole('button', { name: 'Add Current Position' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Current Position' });
  await box(dialog, 'Hospital').fill('Riverside Hospital');
  await box(dialog, 'Speciality').selectOption('General Surgery');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Your position is successfully added!')).toBeVisible();
  await expect(box(page, 'Institution')).not.toHaveValue('');
  await hands.choose('Form of speciality', 'Interventional Radiology');
  await expect(box(page, 'Last name')).toHaveValue('Umar');
  await expect(box(page, 'Findings')).toBeHidden();
  await hands.choose('Form of speciality', 'Any other speciality');
  await hands.type('Procedure type', 'Laparoscopic');
  await hands.type('Approach', 'Four ports');
  await hands.type('Length in minutes', '75');
  await finish(page, hands);
  expect(await newestCase(surgeon)).toMatchObject({
    family: 'generic',
    type: 'Laparoscopic',
    approach: 'Four ports',
    length_in_minutes: 75,
    hospital: { name: 'Riverside Hospital' },
  });
});
