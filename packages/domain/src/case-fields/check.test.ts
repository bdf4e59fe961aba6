import { expect, test } from 'vitest';
import { clearedByChangeOf } from './changes.ts';
import type { CaseValues } from './case-values.ts';
import { faultsOfCase } from './check.ts';
import { otherWith, writtenBeside } from './other.ts';
import type { Family } from './speciality.ts';

const lists: Readonly<Record<string, readonly string[]>> = {
  gender_lookups: ['Male', 'Female', 'Other'],
  proceduretype_neurosurgery_lookups: ['Cranial', 'Spine', 'Other'],
  indication_cranial_lookups: ['Tumor', 'Aneurysm', 'Other'],
  tumor_location_lookups: ['Frontal lobe', 'Other'],
  aneurysm_location_lookups: ['M1'],
  side_lookups: ['Left', 'Right'],
};

const complete: CaseValues = {
  patient_first_name: 'Ada',
  patient_last_name: 'Test',
  gender: 'Female',
  hospital_id: '1',
  date_of_procedure: '2026-03-14',
  type: 'Cranial',
  procedure_name: 'Craniotomy',
};

const choicesOf = (name: string) => new Set(lists[name] ?? []);

function faults(changes: CaseValues, family: Family = 'neurosurgery') {
  const found = faultsOfCase({ ...complete, ...changes }, { family, today: '2026-11-15', choicesOf });
  return found.map(({ field, message }) => `${field}: ${message.text}`);
}

test('a complete case has no fault', () => {
  expect(faults({})).toEqual([]);
});

test('every missing field is named at once, a blank is a missing one', () => {
  const nothing = { patient_first_name: '  ', patient_last_name: '', gender: '', hospital_id: '', type: '' };
  const missing = faults({ ...nothing, date_of_procedure: '', procedure_name: '' });
  const names = 'patient_first_name patient_last_name gender hospital_id date_of_procedure type procedure_name';
  expect(missing).toEqual(names.split(' ').map((name) => `${name}: This field is required`));
});

test.each([
  ['age', 'abc', 'Age must be a number'],
  ['age', '-1', 'Age must be a number'],
  ['age', '131', 'Age must be between 0 and 130'],
  ['date_of_birth', '2026-11-16', 'Date of birth cannot be in the future'],
  ['date_of_birth', '2026-03-15', 'Date of birth must not be later than the procedure'],
  ['side', 'Above', 'This is not one of the choices; pick one from the list'],
  ['gender', 'Centaur', 'This is not one of the choices; pick one from the list'],
  ['follow_up_period', 'Fortnights', 'This is not one of the choices; pick one from the list'],
  ['duration_of_procedure', 'long', 'This must be a number of 0 or more'],
  ['mrn', 'x'.repeat(501), 'This text is too long'],
] as const)('%s %j is refused in its own words', (field, value, message) => {
  expect(faults({ [field]: value })).toEqual([`${field}: ${message}`]);
});

test.each([
  { age: '0' },
  { age: '0.5' },
  { age: '130' },
  { date_of_birth: '2026-03-14' },
  { follow_up_number: '6', follow_up_period: 'Weeks' },
])('%j is taken', (values) => {
  expect(faults(values)).toEqual([]);
});

test('locations of every chosen indication are offered together', () => {
  expect(faults({ indication: ['Tumor', 'Aneurysm'], location: ['Frontal lobe', 'M1'] })).toEqual([]);
  expect(faults({ indication: ['Aneurysm'], location: ['Frontal lobe'] })).toHaveLength(1);
});

test("where a list ends in 'Other', something else can be written, elsewhere not", () => {
  expect(faults({ indication: ['Tumor', otherWith('Rosai-Dorfman')], location: [otherWith('Clivus, upper')] })).toEqual(
    [],
  );
  expect(faults({ side: otherWith('both') })).toHaveLength(1);
  expect(otherWith('Clivus, upper')).toBe('Other: Clivus; upper');
  expect(otherWith(' ')).toBe('Other');
  expect(writtenBeside(otherWith('Clivus'))).toBe('Clivus');
});

test('what is not asked is not judged', () => {
  expect(faults({ osteotomy: 'Grade 99' })).toEqual([]);
  expect(faults({ type: 'Spine', osteotomy: 'Grade 99' })).toHaveLength(1);
});

test('free text of a speciality without lists is taken as it is', () => {
  expect(faults({ type: 'Bypass', indication: 'Angina', approach: 'Sternotomy' }, 'generic')).toEqual([]);
});

test('another type empties what hangs on it; another indication the location; another procedure the TICI grade', () => {
  expect(clearedByChangeOf('type').toSorted()).toEqual([
    '_procedure',
    'approach',
    'indication',
    'location',
    'tici_grade',
  ]);
  expect(clearedByChangeOf('indication')).toEqual(['location']);
  expect(clearedByChangeOf('_procedure')).toEqual(['tici_grade']);
  expect(clearedByChangeOf('gender')).toEqual([]);
});
