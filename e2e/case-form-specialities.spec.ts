import {
  expectTold,
  finish,
  openCard,
  openCounted,
  patient,
  patientTold,
  pixel,
  todayOn,
} from './support/case-steps.ts';
import { box, section, surgeonAt } from './support/cases.ts';
import { expect, test } from './support/test.ts';

test('a thrombectomy asks for the TICI grade, and for nothing of it before', async ({ page, outbox }) => {
  await surgeonAt(page, outbox, { speciality: 'neurointerventional' });
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
  await openCard(page, 'Tan, Nora');
  await expectTold(page, {
    'Patient info': patientTold('Tan'),
    'Procedure details': {
      'Date of procedure': await todayOn(page),
      'Procedure type': 'Neurointerventional',
      'Procedure name': 'Mechanical thrombectomy',
      Indication: 'Stroke',
      Procedure: 'Thrombectomy',
      'TICI grade': '3',
      Access: 'Right radial',
      'Duration of radiation (minutes)': '18.5',
    },
  });
  // The way into the vessel and what its reader may do with the case have once had the same name.
  await expect(page.getByRole('button', { name: 'What you can do with this case' })).toBeVisible();
});

test('a TIPS asks nothing that radiologists are not asked', async ({ page, outbox }) => {
  await surgeonAt(page, outbox, { speciality: 'radiology' });
  const hands = await openCounted(page);
  await patient(hands, 'Ibe');
  for (const label of ['Side', 'Findings', 'Complications', 'Outcome']) await expect(box(page, label)).toBeHidden();
  await hands.choose('Procedure type', 'Portal hypertension intervention');
  await hands.type('Procedure name', 'TIPS');
  await hands.chooseSeveral('Indication', ['Portal hypertension']);
  await hands.type('Access', 'Right internal jugular');
  await hands.type('Vascular closure device', 'Manual compression');
  await finish(page, hands);
  await openCard(page, 'Ibe, Nora');
  await expectTold(page, {
    'Patient info': patientTold('Ibe'),
    'Procedure details': {
      'Date of procedure': await todayOn(page),
      'Procedure type': 'Portal hypertension intervention',
      'Procedure name': 'TIPS',
      Indication: 'Portal hypertension',
      Access: 'Right internal jugular',
      'Vascular closure device': 'Manual compression',
    },
  });
});

test('a bedside EVD: the indication is free text, the notes and an image come along', async ({ page, outbox }) => {
  await surgeonAt(page, outbox);
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
  await openCard(page, 'Ode, Nora');
  await expectTold(page, {
    'Patient info': patientTold('Ode'),
    'Procedure details': {
      'Date of procedure': await todayOn(page),
      'Procedure type': 'Bedside',
      'Procedure name': 'External ventricular drain',
      Indication: 'Acute hydrocephalus',
    },
  });
  await expect(section(page, 'Notes').getByRole('listitem')).toHaveText(/Ines Duarte.*Clear CSF at 5 cm\.$/);
  await expect(section(page, 'Images').getByRole('button', { name: 'Open CT after placement' })).toBeVisible();
});

test('a generic case: free texts, and the form of another speciality for whoever has none', async ({
  page,
  outbox,
}) => {
  await surgeonAt(page, outbox, { speciality: null, hospital: null });
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
  await openCard(page, 'Umar, Nora');
  await expectTold(page, {
    'Patient info': patientTold('Umar', { Institution: 'Riverside Hospital' }),
    'Procedure details': {
      'Date of procedure': await todayOn(page),
      'Procedure type': 'Laparoscopic',
      Approach: 'Four ports',
      'Length in minutes': '75',
    },
  });
});
