import { expect, test } from 'vitest';
import { newCaseState } from './place.ts';
import { startOf } from './start.ts';

const today = '2026-11-15';
const known = {
  stored: null,
  like: null,
  lastChoices: null,
  hospitalIds: [7],
  specialities: ['Neurological Surgery'],
  logFamily: null,
  today,
  state: {},
};

test('a new case is of today, in the only institution, and in the form of the only speciality', () => {
  expect(startOf(known)).toMatchObject({
    family: 'neurosurgery',
    main: { date_of_procedure: today, hospital_id: '7' },
  });
  expect(startOf({ ...known, specialities: ['Neurological Surgery', 'Dermatology'] }).family).toBe('generic');
  expect(startOf({ ...known, hospitalIds: [7, 8] }).main.hospital_id).toBe('');
});

test('institution, role and surgeons are those of the last case, as far as they are still there', () => {
  const people = { primary_surgeons: [{ id: 3, name: 'Zabala' }], co_surgeons: [] };
  const lastChoices = { main: { hospital_id: '8', role: 'Fellow' }, people };
  expect(startOf({ ...known, lastChoices, hospitalIds: [7, 8] })).toMatchObject({
    main: { hospital_id: '8', role: 'Fellow' },
    people,
  });
  expect(startOf({ ...known, lastChoices }).main.hospital_id).toBe('7');
});

test('a day comes from the calendar that led here; what is no day does not', () => {
  expect(startOf({ ...known, state: newCaseState({ date: '2026-12-01' }) }).main.date_of_procedure).toBe('2026-12-01');
  expect(startOf({ ...known, state: newCaseState({ date: 'soon', like: 'x' }) }).main.date_of_procedure).toBe(today);
  expect(newCaseState(null)).toEqual({});
  expect(newCaseState({ like: 4 })).toEqual({ like: 4 });
});

test('in a colleague’s log the form is the colleague’s', () => {
  expect(startOf({ ...known, logFamily: 'radiology' }).family).toBe('radiology');
});
