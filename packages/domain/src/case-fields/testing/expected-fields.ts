import type { MapLookupName } from '../../lookups/catalogue.ts';
import type { CaseFieldName } from '../../messages/case-fields.ts';
import type { Family } from '../speciality.ts';
import type { Combination } from './combinations.ts';

/** The specification once more, in its own words and order and by hand: what the table is compared with. */
type Names = readonly CaseFieldName[];
type Lists = Readonly<Partial<Record<CaseFieldName, MapLookupName>>>;

const everybody: Names = [
  'patient_first_name',
  'patient_last_name',
  'gender',
  'age',
  'date_of_birth',
  'mrn',
  'race',
  'insurance',
  'hospital_id',
  'primary_surgeons',
  'co_surgeons',
  'role',
  'procedure_diagnosis',
  'date_of_procedure',
  'type',
  'procedure_name',
  'indication',
  'implant',
  '_vendors',
  'length_of_hospitalizations_in_days',
  'follow_up_number',
  'follow_up_period',
  'additional_info',
];

const told: Names = ['findings', 'complications', 'outcome'];
const byCatheter: Names = ['access', 'vascular_closure_device', 'duration_of_radiation'];

const ofFamily: Readonly<Record<Family, Names>> = {
  neurosurgery: [...told, 'side', 'duration_of_procedure'],
  neurointerventional: [...told, ...byCatheter, 'side', '_procedure', 'duration_of_procedure'],
  radiology: byCatheter,
  generic: [...told, 'approach', 'side', 'location', 'instrumentation', 'length_in_minutes'],
};

const ofNeurosurgicalType: Readonly<Record<string, Names>> = {
  Cranial: ['approach'],
  Spine: [
    'approach',
    'location',
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
    'instrumentation',
  ],
  Functional: ['target'],
  'Peripheral nerves': ['nerve'],
  Neurointerventional: ['_procedure', 'duration_of_radiation'],
  Bedside: ['_procedure'],
};

const listsOfNeurosurgicalType: Readonly<Record<string, Lists>> = {
  Cranial: { approach: 'approach_cranial_lookups', indication: 'indication_cranial_lookups' },
  Spine: {
    approach: 'approach_spine_lookups',
    indication: 'indication_spine_lookups',
    location: 'location_spine_lookups',
    fusion_levels: 'location_spine_lookups',
    decompression_levels: 'location_spine_lookups',
    osteotomy: 'osteotomy_lookups',
  },
  Functional: { indication: 'indication_functional_lookups' },
  'Peripheral nerves': { indication: 'indication_nerves_lookups' },
  Neurointerventional: {
    _procedure: 'proceduretype_neurointerventional_lookups',
    indication: 'indication_neurointerventional_lookups',
  },
  Bedside: { _procedure: 'proceduretype_bedside_lookups' },
};

const locations: Readonly<Record<string, MapLookupName>> = {
  Tumor: 'tumor_location_lookups',
  Abscess: 'tumor_location_lookups',
  Aneurysm: 'aneurysm_location_lookups',
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

/** Carotid stenosis and pain have a side alone; so has everything that is not named. */
function locationList({ family, type, indication }: Combination): MapLookupName | undefined {
  if (family !== 'neurosurgery' && family !== 'neurointerventional') return undefined;
  if (family === 'neurosurgery' && type === 'Spine') return 'location_spine_lookups';
  const isReachedInside = family === 'neurointerventional' || type === 'Neurointerventional';
  return indication === 'Aneurysm' && isReachedInside ? 'aneurysm_location_inter_lookups' : locations[indication];
}

export function expectedNames(combination: Combination): Names {
  const { family, type } = combination;
  const ofType = family === 'neurosurgery' ? (ofNeurosurgicalType[type] ?? []) : [];
  const located: Names = locationList(combination) ? ['location'] : [];
  return [...new Set([...everybody, ...ofFamily[family], ...ofType, ...located])];
}

export const requiredNames = (family: Family): Names => {
  const always: Names = [
    'date_of_procedure',
    'gender',
    'hospital_id',
    'patient_first_name',
    'patient_last_name',
    'type',
  ];
  return family === 'generic' ? always : [...always.slice(0, -1), 'procedure_name', 'type'];
};

const listsOfFamily: Readonly<Record<Family, Lists>> = {
  neurosurgery: { type: 'proceduretype_neurosurgery_lookups' },
  neurointerventional: {
    type: 'proceduretype_neurosurgery_lookups',
    _procedure: 'proceduretype_neurointerventional_lookups',
    indication: 'indication_interventional_lookups',
  },
  radiology: { type: 'proceduretype_radiology_lookups', indication: 'indication_radiology_lookups' },
  generic: {},
};

export function expectedLists(combination: Combination): Readonly<Record<string, readonly MapLookupName[]>> {
  const { family, type } = combination;
  const location = locationList(combination);
  const lists: Lists = {
    gender: 'gender_lookups',
    race: 'race_lookups',
    insurance: 'insurance_lookups',
    _vendors: 'vendors_lookups',
    ...(family === 'radiology' ? {} : { side: 'side_lookups' as const }),
    ...listsOfFamily[family],
    ...(family === 'neurosurgery' ? listsOfNeurosurgicalType[type] : {}),
    ...(location ? { location } : {}),
  };
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, [list]]));
}
