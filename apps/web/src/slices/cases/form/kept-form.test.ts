import { expect, test } from 'vitest';
import { emptyCase, fitted, newProcedure } from './case-form.ts';
import { formFromKept, jsonOf, keptOf, versionOfKept } from './kept-form.ts';

const today = '2026-11-15';
const full = {
  ...emptyCase('neurosurgery', today),
  main: fitted('neurosurgery', { type: 'Spine', _fusion: true, robotic: false, fusion_levels: ['C5-C6'] }),
  people: { primary_surgeons: [{ id: 3, name: 'Zabala, Ines' }], co_surgeons: [{ id: null, name: 'Dr Nemo' }] },
  procedures: [newProcedure('neurosurgery', today)],
  cpts: [{ id: 1, code: '22551', value: 'ACDF', rvuValue: 24.38, year: 2026, quantity: 2 }],
  icds: [{ id: 5, code: 'M50.12', value: 'Disc disorder' }],
  modifier: { id: '62', description: 'Two surgeons', percentage: 62.5 },
  notes: ['Uneventful.'],
  newNote: 'Half a sen',
};

test('what is kept comes back as it was, but for the images', () => {
  expect(formFromKept(jsonOf({ ...keptOf(full), version: 3 }))).toEqual(full);
  expect(versionOfKept({ version: 3 })).toBe(3);
});

test('whatever else was kept becomes a form that can be shown', () => {
  const strange = {
    family: 'astrology',
    main: { type: 7, implant: 'x' },
    cpts: [{ code: 1 }],
    notes: [1, 'a'],
    people: 4,
  };
  for (const kept of [null, 'text', [], {}, strange]) {
    const form = formFromKept(kept);
    expect(form).toMatchObject({ family: 'generic', cpts: [], images: [], modifier: null });
    expect(form.main.type).toBe('');
  }
  expect(formFromKept(strange).notes).toEqual(['a']);
  expect(versionOfKept(null)).toBeUndefined();
});
