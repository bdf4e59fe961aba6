import { expect, test } from 'vitest';
import { situationOf } from './case-values.ts';
import { indicationOffer, locationOffer, procedureOffer, typeOffer } from './offers.ts';
import type { Family } from './speciality.ts';

test.each([
  ['neurosurgery', 'Cranial', 'indication_cranial_lookups'],
  ['neurosurgery', 'Spine', 'indication_spine_lookups'],
  ['neurosurgery', 'Functional', 'indication_functional_lookups'],
  ['neurosurgery', 'Peripheral nerves', 'indication_nerves_lookups'],
  ['neurosurgery', 'Neurointerventional', 'indication_neurointerventional_lookups'],
  ['neurosurgery', 'Bedside', undefined],
  ['neurosurgery', 'Pain', undefined],
  ['neurointerventional', 'Neurointerventional', 'indication_interventional_lookups'],
  ['radiology', 'Embolization', 'indication_radiology_lookups'],
  ['generic', 'Cranial', undefined],
] as const)('%s, %s: the indications come from %s', (family, type, list) => {
  expect(indicationOffer(situationOf(family, { type }))).toEqual(list ? [list] : []);
});

test.each([
  ['Tumor', 'tumor_location_lookups'],
  ['Abscess', 'tumor_location_lookups'],
  ['Aneurysm', 'aneurysm_location_lookups'],
  ['AVM', 'avm_location_lookups'],
  ['AVF', 'avm_location_lookups'],
  ['Hematoma', 'hematoma_location_lookups'],
  ['Fracture', 'fracture_location_lookups'],
  ['Hydrocephalus', 'hydrocephalus_location_lookups'],
  ['Bleeding', 'bleeding_location_lookups'],
  ['Dissection', 'dissection_location_lookups'],
  ['Stroke', 'stroke_location_lookups'],
  ['Vasospasm', 'stroke_location_lookups'],
  ['Carotid stenosis', undefined],
  ['Pain', undefined],
] as const)('a cranial case for %s is located by %s', (indication, list) => {
  const situation = situationOf('neurosurgery', { type: 'Cranial', indication: [indication] });
  expect(locationOffer(situation)).toEqual(list ? [list] : []);
});

test.each(['Pain', 'Fracture', 'Tumor'])('the spine has its levels, also for %s', (indication) => {
  const situation = situationOf('neurosurgery', { type: 'Spine', indication: [indication] });
  expect(locationOffer(situation)).toEqual(['location_spine_lookups']);
});

test.each<[Family, string]>([
  ['neurointerventional', 'Neurointerventional'],
  ['neurosurgery', 'Neurointerventional'],
])('an aneurysm reached by catheter (%s, %s) has the interventional list', (family, type) => {
  const situation = situationOf(family, { type, indication: ['Aneurysm'] });
  expect(locationOffer(situation)).toEqual(['aneurysm_location_inter_lookups']);
});

test('several indications offer the locations of each, and one list only once', () => {
  const situation = situationOf('neurosurgery', { type: 'Cranial', indication: ['AVM', 'AVF', 'Hematoma'] });
  expect(locationOffer(situation)).toEqual(['avm_location_lookups', 'hematoma_location_lookups']);
});

test('types and procedures come from the list of the speciality', () => {
  expect(typeOffer(situationOf('radiology', {}))).toEqual(['proceduretype_radiology_lookups']);
  expect(typeOffer(situationOf('generic', {}))).toEqual([]);
  expect(procedureOffer(situationOf('neurosurgery', { type: 'Bedside' }))).toEqual(['proceduretype_bedside_lookups']);
  expect(procedureOffer(situationOf('neurointerventional', { type: 'Other' }))).toEqual([
    'proceduretype_neurointerventional_lookups',
  ]);
});
