import { expect, test } from 'vitest';
import { emptyCase, fitted, inFamily, newProcedure, withoutPatient } from './case-form.ts';

const today = '2026-11-15';
const craniotomy = {
  ...emptyCase('neurosurgery', today),
  main: fitted('neurosurgery', {
    patient_first_name: 'Nora',
    mrn: '42',
    hospital_id: '7',
    role: 'Fellow',
    date_of_procedure: '2026-03-04',
    type: 'Cranial',
    indication: 'Tumor, AVM',
    findings: 'Soft and red',
    procedure_diagnosis: 'Meningioma',
  }),
  notes: ['Uneventful.'],
};

test('several choices become a list where a list is offered, and stay a text where it is free', () => {
  expect(craniotomy.main.indication).toEqual(['Tumor', 'AVM']);
  expect(fitted('neurosurgery', { type: 'Bedside', indication: 'Bleeding, acute' }).indication).toBe('Bleeding, acute');
  expect(fitted('generic', { indication: ['Tumor', 'AVM'] }).indication).toBe('Tumor, AVM');
  expect(fitted('neurosurgery', { implant: 'yes' }).implant).toBeNull();
});

test('the same operation for the next patient keeps codes, institution and role, and nothing of the patient', () => {
  const next = withoutPatient(craniotomy, today);
  expect(next.main).toMatchObject({
    patient_first_name: '',
    mrn: '',
    findings: '',
    hospital_id: '7',
    role: 'Fellow',
    type: 'Cranial',
    indication: ['Tumor', 'AVM'],
    procedure_diagnosis: 'Meningioma',
    date_of_procedure: today,
  });
  expect(next.notes).toEqual([]);
});

test('further procedures of a copied case are new ones of today', () => {
  const stored = {
    id: 9,
    answers: { ...newProcedure('neurosurgery', today).answers, date_of_procedure: '2026-03-04' },
  };
  const [copy] = withoutPatient({ ...craniotomy, procedures: [stored] }, today).procedures;
  expect(copy).toMatchObject({ id: null, answers: { date_of_procedure: today } });
});

test('another form of speciality keeps what it asks, too', () => {
  expect(inFamily(craniotomy, 'generic')).toMatchObject({
    family: 'generic',
    main: { patient_first_name: 'Nora', indication: 'Tumor, AVM' },
  });
});
