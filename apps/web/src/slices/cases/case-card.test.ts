import { expect, test } from 'vitest';
import { cardOf } from './case-card.ts';

const listed = {
  patient_first_name: 'Nora',
  patient_last_name: 'Quill',
  age: 54,
  gender: 'Female',
  hospital: { name: 'Test General Hospital' },
  procedure_name: 'Craniotomy for tumor',
  type: 'Cranial',
  date: '2026-03-04',
  case_procedures: [],
};

test('a card tells when, who, where and what', () => {
  expect(cardOf(listed)).toEqual({
    badge: { month: 'MAR', day: '4', year: '2026' },
    name: 'Quill, Nora',
    person: '54 y, Female',
    institution: 'Test General Hospital',
    procedure: 'Craniotomy for tumor',
    further: null,
  });
});

test('what is not known is left out, or said to be not known', () => {
  const card = cardOf({ ...listed, age: null, hospital: null, procedure_name: '', case_procedures: [{}, {}] });
  expect(card.person).toBe('Female');
  expect(card.institution).toBe('N/A');
  expect(card.procedure).toBe('Cranial');
  expect(card.further).toBe('+ 2 more procedures');
});

test('a newborn has an age, too', () => {
  expect(cardOf({ ...listed, age: 0 }).person).toBe('0 y, Female');
});
