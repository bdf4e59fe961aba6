import { expect, test } from 'vitest';
import type { CaseFieldName } from '../messages/case-fields.ts';
import { type CaseValues, situationOf } from './case-values.ts';
import { isRequired, kindIn, onlyShown, shownFields } from './shown.ts';
import { families, type Family } from './speciality.ts';
import { caseFields, repeatedFields } from './table.ts';

const namesShown = (family: Family, values: CaseValues): readonly CaseFieldName[] =>
  shownFields(situationOf(family, values)).map(({ name }) => name);

const spineOnly: readonly CaseFieldName[] = [
  'minimally_invasive',
  'navigation',
  'robotic',
  'osteotomy',
  '_fusion',
  'interbody_fusion',
  'extension_to_pelvis',
  'fusion_levels',
  'decompression_levels',
  'morphogenic_protein',
];

const neurosurgeryTypes = [
  'Cranial',
  'Spine',
  'Neurointerventional',
  'Bedside',
  'Functional',
  'Peripheral nerves',
  'Pain',
  'Radiosurgery',
  'Other',
];

const indications =
  'Tumor,Pain,Carotid stenosis,AVF,AVM,Abscess,Aneurysm,Hematoma,Fracture,Hydrocephalus,Bleeding,Dissection,Vasospasm,Stroke,Other'.split(
    ',',
  );

test('what only the spine has is asked for the spine of a neurosurgeon, and nowhere else', () => {
  for (const family of families)
    for (const type of neurosurgeryTypes)
      for (const indication of indications) {
        const shown = namesShown(family, { type, indication: [indication] }).filter((name) => spineOnly.includes(name));
        expect(shown.length, `${family}, ${type}, ${indication}`).toBe(
          family === 'neurosurgery' && type === 'Spine' ? spineOnly.length : 0,
        );
      }
});

test.each([
  ['Cranial', ['approach'], ['target', 'nerve', '_procedure']],
  ['Spine', ['approach', 'location'], ['target', 'nerve', '_procedure']],
  ['Functional', ['target'], ['approach', 'nerve', '_procedure']],
  ['Peripheral nerves', ['nerve'], ['approach', 'target', '_procedure']],
  ['Neurointerventional', ['_procedure', 'duration_of_radiation'], ['approach', 'target', 'nerve']],
  ['Bedside', ['_procedure', 'indication'], ['approach', 'target', 'nerve']],
  ['Pain', ['indication'], ['approach', '_procedure', 'location']],
  ['Radiosurgery', ['indication'], ['approach', '_procedure']],
  ['Other', ['indication'], ['approach', '_procedure']],
] as const)('a neurosurgeon is asked for what belongs to %s', (type, asked, notAsked) => {
  const shown = namesShown('neurosurgery', { type });
  expect(shown).toEqual(expect.arrayContaining(['side', 'duration_of_procedure', 'findings', ...asked]));
  for (const name of notAsked) expect(shown).not.toContain(name);
});

test('a neurointerventionalist is asked for procedure, access, closure and radiation', () => {
  const shown = namesShown('neurointerventional', { type: 'Neurointerventional' });
  const asked = ['type', 'indication', 'side', '_procedure', 'implant', 'access', 'vascular_closure_device'];
  expect(shown).toEqual(
    expect.arrayContaining([...asked, 'duration_of_radiation', 'duration_of_procedure', 'findings']),
  );
  expect(shown).not.toContain('approach');
});

test('an interventional radiologist is spared findings, complications, outcome and everything of neurosurgery', () => {
  const shown = namesShown('radiology', { type: 'Embolization', indication: ['Bleeding'] });
  const asked = ['type', 'indication', 'implant', 'access', 'vascular_closure_device', 'duration_of_radiation'];
  expect(shown).toEqual(expect.arrayContaining(asked));
  for (const name of ['findings', 'complications', 'outcome', 'approach', '_procedure', 'side', 'location'] as const) {
    expect(shown).not.toContain(name);
  }
});

test('other specialities write what the lists would offer', () => {
  const situation = situationOf('generic', { type: 'Bypass' });
  for (const name of ['type', 'indication', 'approach', 'location'] as const) {
    const field = caseFields.find((one) => one.name === name);
    expect(field && kindIn(field, situation), name).toBe('text');
  }
  expect(namesShown('generic', {})).not.toEqual(expect.arrayContaining(['access']));
});

test.each(families)(
  'the TICI grade is asked of %s only for a thrombectomy, and where procedures are chosen',
  (family) => {
    const after = (procedures: readonly string[]) =>
      namesShown(family, { type: 'Neurointerventional', _procedure: procedures }).includes('tici_grade');
    expect(after(['Carotid stenting', 'Thrombectomy'])).toBe(family.startsWith('neuro'));
    expect(after(['Venous sinus thrombectomy'])).toBe(false);
  },
);

test("'Other vendors' appears when the vendors include Other, and the implant's type when there is one", () => {
  for (const family of families) {
    expect(namesShown(family, { _vendors: ['Abbott'] })).not.toContain('vendors');
    expect(namesShown(family, { _vendors: ['Abbott', 'Other'] })).toContain('vendors');
    expect(namesShown(family, { implant: false })).not.toContain('implant_type');
    expect(namesShown(family, { implant: true })).toContain('implant_type');
  }
});

function required(family: Family): readonly CaseFieldName[] {
  const situation = situationOf(family, {});
  return shownFields(situation)
    .filter((field) => isRequired(field, situation))
    .map(({ name }) => name);
}

test('required are who, where, which type and when; the name of the procedure for the three specialities', () => {
  const everybody = ['patient_first_name', 'patient_last_name', 'gender', 'hospital_id', 'date_of_procedure', 'type'];
  expect(required('generic')).toEqual(everybody);
  for (const family of ['neurosurgery', 'neurointerventional', 'radiology'] as const) {
    expect(required(family)).toEqual([...everybody, 'procedure_name']);
  }
});

test('answers to questions that are not asked are dropped, the others stay, and what was left out is empty', () => {
  const kept = onlyShown('neurosurgery', {
    type: 'Cranial',
    osteotomy: 'Grade 1',
    approach: ['Pterional'],
    robotic: true,
  });
  expect(kept).not.toHaveProperty('osteotomy');
  expect(kept).not.toHaveProperty('robotic');
  expect(kept).toMatchObject({ type: 'Cranial', approach: ['Pterional'], implant: null, side: '', mrn: '' });
});

test('an additional procedure has its own of what was done, and nothing of the patient', () => {
  expect(repeatedFields.every(({ section }) => section === 'procedure')).toBe(true);
  const names = repeatedFields.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['date_of_procedure', 'type', 'procedure_name', 'tici_grade']));
  expect(names).not.toContain('follow_up_number');
});
