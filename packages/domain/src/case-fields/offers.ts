import type { MapLookupName } from '../lookups/catalogue.ts';
import type { Offer, Situation } from './case-field.ts';

/** Which list belongs to which type and indication. The lists' contents are the server's. */
const typeLists: Readonly<Partial<Record<Situation['family'], MapLookupName>>> = {
  neurosurgery: 'proceduretype_neurosurgery_lookups',
  neurointerventional: 'proceduretype_neurosurgery_lookups',
  radiology: 'proceduretype_radiology_lookups',
};

const approachLists: Readonly<Record<string, MapLookupName>> = {
  Cranial: 'approach_cranial_lookups',
  Spine: 'approach_spine_lookups',
};

const procedureLists: Readonly<Record<string, MapLookupName>> = {
  Neurointerventional: 'proceduretype_neurointerventional_lookups',
  Bedside: 'proceduretype_bedside_lookups',
};

const indicationLists: Readonly<Record<string, MapLookupName>> = {
  Cranial: 'indication_cranial_lookups',
  Spine: 'indication_spine_lookups',
  Functional: 'indication_functional_lookups',
  'Peripheral nerves': 'indication_nerves_lookups',
  Neurointerventional: 'indication_neurointerventional_lookups',
};

const locationLists: Readonly<Record<string, MapLookupName>> = {
  Tumor: 'tumor_location_lookups',
  Abscess: 'tumor_location_lookups',
  AVM: 'avm_location_lookups',
  AVF: 'avm_location_lookups',
  Hematoma: 'hematoma_location_lookups',
  Fracture: 'fracture_location_lookups',
  Hydrocephalus: 'hydrocephalus_location_lookups',
  Bleeding: 'bleeding_location_lookups',
  Dissection: 'dissection_location_lookups',
  Stroke: 'stroke_location_lookups',
  Vasospasm: 'stroke_location_lookups',
};

/** The answers that open further questions. */
export const decisive = {
  types: [...new Set([approachLists, procedureLists, indicationLists].flatMap((lists) => Object.keys(lists)))],
  indications: Object.keys(locationLists),
} as const;

const one = (list: MapLookupName | undefined): Offer => (list ? [list] : []);

export const typeOffer = ({ family }: Situation): Offer => one(typeLists[family]);

/** What somebody of another speciality writes as the type may read like one of these, and has no list all the same. */
const ofNeurosurgery = ({ family, type }: Situation, lists: Readonly<Record<string, MapLookupName>>): Offer =>
  one(family === 'neurosurgery' ? lists[type] : undefined);

export const approachOffer = (situation: Situation): Offer => ofNeurosurgery(situation, approachLists);

export const procedureOffer = (situation: Situation): Offer =>
  situation.family === 'neurointerventional'
    ? ['proceduretype_neurointerventional_lookups']
    : ofNeurosurgery(situation, procedureLists);

export function indicationOffer(situation: Situation): Offer {
  if (situation.family === 'neurointerventional') return ['indication_interventional_lookups'];
  if (situation.family === 'radiology') return ['indication_radiology_lookups'];
  return ofNeurosurgery(situation, indicationLists);
}

/** The spine has its levels whatever the indication; elsewhere the indications say it, each with its own list. */
export function locationOffer(situation: Situation): Offer {
  if (situation.family === 'generic') return [];
  if (isSpine(situation)) return ['location_spine_lookups'];
  const lists = situation.indications.flatMap((indication) =>
    indication === 'Aneurysm' ? [aneurysmList(situation)] : one(locationLists[indication]),
  );
  return [...new Set(lists)];
}

const aneurysmList = ({ family, type }: Situation): MapLookupName =>
  family === 'neurointerventional' || type === 'Neurointerventional'
    ? 'aneurysm_location_inter_lookups'
    : 'aneurysm_location_lookups';

export const isSpine = ({ family, type }: Situation): boolean => family === 'neurosurgery' && type === 'Spine';

/** By catheter: an interventional speciality, or a neurosurgeon's case of that type. */
export const isByCatheter = ({ family, type }: Situation): boolean =>
  family === 'neurointerventional' ||
  family === 'radiology' ||
  (family === 'neurosurgery' && type === 'Neurointerventional');
