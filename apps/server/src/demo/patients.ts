import type { Chance } from './chance.ts';

const firstNames = {
  Female: 'Agnes Beatriz Carmen Dorothea Esther Fatima Greta Hanna Imani June Keiko Lucia'.split(' '),
  Male: 'Anton Bruno Cyrus Desmond Emil Farid Gustav Hugo Ivan Joaquin Kenji Lars'.split(' '),
};

const lastNames = [
  'Abernathy Bellweather Castellane Dunmore Eastlake Fairbourne Goldwater Hathersage Inglethorp Jasperson Kestrel Lovelock',
  'Marchbanks Nightshade Oakhurst Pemberwick Quillfeather Ravenscroft Silverlake Thistlewood Underhill Vandermeer Wintergreen',
].flatMap((names) => names.split(' '));

const races = ['White', 'Black or African American', 'Hispanic or Latino', 'Asian', 'More than one'];
const insurances = ['Medicare', 'Commercial', 'Medicaid', 'Employer self-funded', 'Self-pay'];

/** An invented patient. Names are put together at random, and belong to nobody. */
export function patient(chance: Chance, [youngest, oldest]: readonly [number, number], date: string) {
  const gender = chance.oneOf(['Female', 'Male'] as const);
  const age = chance.between(youngest, oldest);
  const bornIn = Number(date.slice(0, 4)) - age - 1;
  const [month, day] = [chance.between(1, 12), chance.between(1, 28)].map((part) => String(part).padStart(2, '0'));
  const born = chance.happens(75);
  return {
    patient_first_name: chance.oneOf(firstNames[gender]),
    patient_last_name: chance.oneOf(lastNames),
    gender,
    date_of_birth: born ? `${bornIn}-${month}-${day}` : '',
    age: born ? '' : String(age),
    mrn: `DEMO-${chance.between(100_000, 999_999)}`,
    race: chance.oneOf(races),
    insurance: chance.oneOf(insurances),
  };
}
