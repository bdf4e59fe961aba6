import { expect, test } from 'vitest';
import { emptyCase, fitted } from './case-form.ts';
import { templateOf, withTemplate } from './templates.ts';

const today = '2026-11-15';
const written = {
  ...emptyCase('neurosurgery', today),
  main: fitted('neurosurgery', { patient_last_name: 'Quill', mrn: '42', type: 'Bedside', hospital_id: '7' }),
  notes: ['Uneventful.'],
};

test('a template holds no patient and no notes', () => {
  expect(JSON.stringify(templateOf(written, today))).not.toMatch(/Quill|42|Uneventful/);
});

test('a form begun with a template keeps the patient, the day and the institution that were there', () => {
  const template = { ...templateOf(written, today), main: { type: 'Bedside', procedure_name: 'EVD' } };
  const main = fitted('neurosurgery', {
    patient_last_name: 'Rowe',
    date_of_procedure: '2026-11-02',
    hospital_id: '8',
    type: 'Cranial',
    approach: ['Pterional'],
  });
  const begun = withTemplate({ ...emptyCase('neurosurgery', today), main }, template, today);
  expect(begun.main).toMatchObject({
    patient_last_name: 'Rowe',
    date_of_procedure: '2026-11-02',
    hospital_id: '8',
    type: 'Bedside',
    procedure_name: 'EVD',
    approach: '',
  });
});
