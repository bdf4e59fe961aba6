import { expect, test } from 'vitest';
import { fitted } from './case-form.ts';
import { emptied, fieldAt } from './changes.ts';

test('a path of the form names its field', () => {
  expect(fieldAt('main.type')).toEqual({ prefix: 'main', name: 'type' });
  expect(fieldAt('procedures.3.answers._procedure')).toEqual({ prefix: 'procedures.3.answers', name: '_procedure' });
  for (const path of ['newNote', 'main', 'main.nothing', 'procedures.0', 'cpts.0.quantity', ''])
    expect(fieldAt(path)).toBeNull();
});

test('another type empties indication, procedure, approach and location, each in its new kind', () => {
  const answers = fitted('neurosurgery', { type: 'Bedside', approach: ['Pterional'], location: ['Frontal lobe'] });
  expect(Object.fromEntries(emptied('neurosurgery', answers, 'type'))).toEqual({
    indication: '',
    _procedure: [],
    tici_grade: '',
    approach: '',
    location: '',
  });
  const spine = Object.fromEntries(emptied('neurosurgery', { ...answers, type: 'Spine' }, 'type'));
  expect(spine).toMatchObject({ indication: [], approach: [], location: [] });
});

test('another indication empties the location, another procedure the TICI grade, and a name nothing', () => {
  expect(emptied('neurosurgery', { type: 'Cranial', indication: ['Tumor'] }, 'indication')).toEqual([['location', []]]);
  expect(emptied('neurointerventional', {}, '_procedure')).toEqual([['tici_grade', '']]);
  expect(emptied('neurosurgery', {}, 'patient_first_name')).toEqual([]);
});
