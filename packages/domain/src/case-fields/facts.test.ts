import { expect, test } from 'vitest';
import { caseFacts, procedureFacts } from './facts.ts';

const craniotomy = {
  family: 'neurosurgery',
  hospital: { name: 'Test General Hospital' },
  primary_surgeons: [{ name: 'Ada Okafor' }, { name: 'Ines Duarte' }],
  co_surgeons: [],
  patient_first_name: 'Nora',
  patient_last_name: 'Quill',
  date_of_birth: '1972-01-05',
  age: 54,
  gender: 'Female',
  mrn: '',
  date_of_procedure: '2026-03-04',
  type: 'Cranial',
  procedure_name: 'Craniotomy for tumor',
  indication: 'Tumor, Hematoma',
  approach: 'Pterional',
  location: 'Frontal lobe',
  implant: false,
  navigation: true,
  duration_of_procedure: 215,
  follow_up_number: 6,
  follow_up_period: 'Weeks',
  findings: '',
} as const;

const lines = (facts: readonly { label: string; text: string }[]) =>
  facts.map(({ label, text }) => `${label}: ${text}`);

test('a case is told by section, in the order of the form, and what was not answered is left out', () => {
  const { patient, procedure, diagnosis } = caseFacts(craniotomy);
  expect(lines(patient)).toEqual([
    'First name: Nora',
    'Last name: Quill',
    'Date of birth: Jan 05, 1972',
    'Age: 54',
    'Gender: Female',
    'Institution: Test General Hospital',
    'Primary surgeons: Ada Okafor, Ines Duarte',
    'Co-surgeons: N/A',
  ]);
  expect(diagnosis).toEqual([]);
  expect(lines(procedure)).toEqual([
    'Date of procedure: 03/04/2026',
    'Procedure type: Cranial',
    'Procedure name: Craniotomy for tumor',
    'Indication: Tumor, Hematoma',
    'Approach: Pterional',
    'Location: Frontal lobe',
    'Implant: No',
    'Duration of procedure (minutes): 215',
    'Follow-up after: 6 Weeks',
  ]);
});

const labels = (type: string) => caseFacts({ ...craniotomy, type }).procedure.map(({ label }) => label);

test('what is asked of the spine alone is shown of the spine alone', () => {
  expect(labels('Spine')).toContain('Navigation');
  expect(labels('Cranial')).not.toContain('Navigation');
});

test('a case without an institution says so', () => {
  expect(lines(caseFacts({ ...craniotomy, hospital: null }).patient)).toContain('Institution: N/A');
});

test('a period without a number is told by itself', () => {
  const { procedure } = caseFacts({ ...craniotomy, follow_up_number: null });
  expect(lines(procedure)).toContain('Follow-up period: Weeks');
});

const namesOf = (done: string) =>
  caseFacts({ ...craniotomy, family: 'neurointerventional', _procedure: done, tici_grade: '2b' }).procedure.map(
    ({ name }) => name,
  );

test('a thrombectomy shows its grade, any other procedure does not', () => {
  expect(namesOf('Angioplasty, Thrombectomy')).toContain('tici_grade');
  expect(namesOf('Angioplasty')).not.toContain('tici_grade');
});

test('a further procedure tells what it has of its own', () => {
  const facts = procedureFacts('neurosurgery', {
    date_of_procedure: '2026-03-09',
    type: 'Bedside',
    procedure_name: 'Ventricular drain',
    _procedure: 'External ventricular drain',
  });
  expect(lines(facts)).toEqual([
    'Date of procedure: 03/09/2026',
    'Procedure type: Bedside',
    'Procedure name: Ventricular drain',
    'Procedure: External ventricular drain',
  ]);
});
