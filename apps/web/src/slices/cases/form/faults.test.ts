import { expect, test } from 'vitest';
import { emptyCase, fitted, newProcedure } from './case-form.ts';
import { faultsOfForm } from './faults.ts';

const today = '2026-11-15';
const empty = emptyCase('neurosurgery', today);
const placesIn = (values: typeof empty) => faultsOfForm(values, today).map(({ place }) => place);

test('everything that is missing is named at once, in the order of the form', () => {
  expect(placesIn({ ...empty, main: { ...empty.main, date_of_procedure: '' } })).toEqual([
    'main.patient_first_name',
    'main.patient_last_name',
    'main.gender',
    'main.hospital_id',
    'main.date_of_procedure',
    'main.type',
    'main.procedure_name',
  ]);
});

test('a further procedure has faults of its own', () => {
  const procedures = [newProcedure('neurosurgery', today)];
  expect(placesIn({ ...empty, procedures })).toEqual(
    expect.arrayContaining(['procedures.0.answers.type', 'procedures.0.answers.procedure_name']),
  );
});

test('what is no day is told so once, wherever it was typed', () => {
  const main = { ...empty.main, date_of_birth: '2026-02-31', date_of_procedure: 'soon', age: 'abc' };
  const texts = new Map(faultsOfForm({ ...empty, main }, today).map(({ place, text }) => [place, text]));
  expect(texts.get('main.date_of_birth')).toContain('not a day of the calendar');
  expect(texts.get('main.date_of_procedure')).toContain('not a day of the calendar');
  expect(texts.get('main.age')).toBe('Age must be a number');
});

test('a choice from a list is left to the server to judge', () => {
  const main = fitted('neurosurgery', { ...empty.main, gender: 'Female', type: 'Cranial', approach: ['Own approach'] });
  expect(placesIn({ ...empty, main })).not.toContain('main.approach');
});
