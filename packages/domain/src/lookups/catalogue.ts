/**
 * Every lookup by the name that is its path. A map gives each value its label and is what a field stores and shows; a list has items
 * with an id and fields of their own. The contents are in the server's seed files.
 */
export const lookups = {
  country_codes_lookups: { shape: 'list' },
  role_lookups: { shape: 'list' },
  user_roles_lookups: { shape: 'list' },
  cpt_modifiers_lookups: { shape: 'list' },
  specialities: { shape: 'list' },
  degrees: { shape: 'list' },
  gender_lookups: { shape: 'map' },
  vendors_lookups: { shape: 'map' },
  race_lookups: { shape: 'map' },
  tici_grade_lookups: { shape: 'map' },
  insurance_lookups: { shape: 'map' },
  proceduretype_neurosurgery_lookups: { shape: 'map' },
  proceduretype_neurointerventional_lookups: { shape: 'map' },
  proceduretype_bedside_lookups: { shape: 'map' },
  proceduretype_radiology_lookups: { shape: 'map' },
  approach_spine_lookups: { shape: 'map' },
  approach_cranial_lookups: { shape: 'map' },
  indication_cranial_lookups: { shape: 'map' },
  indication_spine_lookups: { shape: 'map' },
  indication_functional_lookups: { shape: 'map' },
  indication_nerves_lookups: { shape: 'map' },
  indication_neurointerventional_lookups: { shape: 'map' },
  indication_interventional_lookups: { shape: 'map' },
  indication_radiology_lookups: { shape: 'map' },
  side_lookups: { shape: 'map' },
  location_spine_lookups: { shape: 'map' },
  dissection_location_lookups: { shape: 'map' },
  stroke_location_lookups: { shape: 'map' },
  bleeding_location_lookups: { shape: 'map' },
  avm_location_lookups: { shape: 'map' },
  hydrocephalus_location_lookups: { shape: 'map' },
  fracture_location_lookups: { shape: 'map' },
  hematoma_location_lookups: { shape: 'map' },
  aneurysm_location_lookups: { shape: 'map' },
  aneurysm_location_inter_lookups: { shape: 'map' },
  tumor_location_lookups: { shape: 'map' },
  osteotomy_lookups: { shape: 'map' },
  states_lookups: { shape: 'map' },
  reimbursement_model_lookups: { shape: 'map' },
  threshold_lookups: { shape: 'map' },
} as const satisfies Readonly<Record<string, { readonly shape: 'map' | 'list' }>>;

export type LookupName = keyof typeof lookups;

type NamesOf<Shape extends 'map' | 'list'> = {
  [Name in LookupName]: (typeof lookups)[Name]['shape'] extends Shape ? Name : never;
}[LookupName];

export type MapLookupName = NamesOf<'map'>;
export type ListLookupName = NamesOf<'list'>;

export const isLookupName = (name: string): name is LookupName => Object.hasOwn(lookups, name);

const isMapName = (name: LookupName): name is MapLookupName => lookups[name].shape === 'map';
const isListName = (name: LookupName): name is ListLookupName => lookups[name].shape === 'list';

export const lookupNames: readonly LookupName[] = Object.keys(lookups).filter(isLookupName);
export const mapLookupNames: readonly MapLookupName[] = lookupNames.filter(isMapName);
export const listLookupNames: readonly ListLookupName[] = lookupNames.filter(isListName);
