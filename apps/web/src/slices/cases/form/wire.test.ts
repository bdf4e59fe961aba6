import { expect, test } from 'vitest';
import { emptyCase, fitted, newProcedure } from './case-form.ts';
import { bodyOf, formOf, multipartOf } from './wire.ts';

const today = '2026-11-15';
const spine = {
  ...emptyCase('neurosurgery', today),
  main: fitted('neurosurgery', {
    type: 'Spine',
    _fusion: true,
    robotic: false,
    fusion_levels: ['C5-C6', 'C6-C7'],
    target: 'STN',
  }),
};

test('booleans go as 1, 0 or nothing, several choices joined, and what is not asked stays at home', () => {
  const body = bodyOf(spine, { draftKey: 'new-case' });
  expect(body).toMatchObject({ _fusion: '1', robotic: '0', navigation: '', fusion_levels: 'C5-C6, C6-C7' });
  expect(body).not.toHaveProperty('target');
  expect(body).not.toHaveProperty('version');
});

test('a note that was not confirmed is sent, an empty one is not; a modifier needs a code', () => {
  const modifier = { id: '62', description: 'Two surgeons', percentage: 62.5 };
  const body = bodyOf({ ...spine, modifier, notes: ['One ', ' '], newNote: ' Two' }, { draftKey: 'k', version: 4 });
  expect(body).toMatchObject({ notes: ['One', 'Two'], cpt_modifier_id: '', version: 4, draft_key: 'k' });
});

test('people go by id, or by name', () => {
  const people = { primary_surgeons: [{ id: 3, name: 'Zabala, Ines' }], co_surgeons: [{ id: null, name: 'Dr Nemo' }] };
  expect(bodyOf({ ...spine, people }, { draftKey: 'k' })).toMatchObject({
    primary_surgeons: [{ id: 3 }],
    co_surgeons: [{ invitee_name: 'Dr Nemo' }],
  });
});

test('a form with files carries lists as JSON, and each image under its new name', () => {
  const images = [{ key: 'a', name: 'CT after', file: new File(['x'], 'IMG_1.png') }];
  const form = multipartOf(
    bodyOf({ ...spine, procedures: [newProcedure('neurosurgery', today)] }, { draftKey: 'k' }),
    images,
  );
  expect(form.get('notes')).toBe('[]');
  expect(form.get('case_procedures')).toEqual(expect.stringContaining('"id":null'));
  const [image] = form.getAll('images');
  expect(image instanceof File && image.name).toBe('CT after');
});

test('an age that was worked out from the birth date is not taken for an answer', () => {
  const lists = { primary_surgeons: [], co_surgeons: [], procedure_cpt: [], procedure_icd: [], case_procedures: [] };
  const plain = {
    id: 1,
    version: 1,
    permission: 'OWNER',
    access: 'OWNER',
    family: 'generic',
    date: '2026-03-04',
    rvu_year: 2026,
  } as const;
  const rest = {
    owner: { id: 1, name: '' },
    hospital: null,
    institute: null,
    cpt_modifier: null,
    notes: [],
    images: [],
  };
  const figures = { total_rvus: null, total_reimbursable_rvus: null, reimbursable_after_modifier: null };
  const stamps = { plan_hides: false, created_at: '', updated_at: '' };
  const stored = { ...lists, ...plain, ...rest, ...figures, ...stamps, date_of_birth: '1960-03-05' };
  const [workedOut, given] = [
    { ...stored, age: 65 },
    { ...stored, age: 66 },
  ];
  expect(formOf(workedOut).main.age).toBe('');
  expect(formOf(given).main.age).toBe('66');
});
