import { type CaseFieldName, caseLabels, followUpPeriods } from '../messages/case-fields.ts';
import type { CaseField, CaseSection, Offer, Situation } from './case-field.ts';
import {
  approachOffer,
  indicationOffer,
  isByCatheter,
  isSpine,
  locationOffer,
  procedureOffer,
  typeOffer,
} from './offers.ts';

type Traits = Omit<CaseField, 'name' | 'label' | 'section' | 'repeats'>;

const isName = (name: string): name is CaseFieldName => Object.hasOwn(caseLabels, name);

/** The object's keys are the fields' names, in the order of the form. */
function inSection(section: CaseSection, traits: Partial<Record<CaseFieldName, Traits>>, repeats = false): CaseField[] {
  const fieldOf = (name: CaseFieldName): CaseField[] => {
    const own = traits[name];
    return own ? [{ name, label: caseLabels[name], section, repeats, ...own }] : [];
  };
  return Object.keys(traits).filter(isName).flatMap(fieldOf);
}

const always = () => true;
const from = (list: Offer[number]) => (): Offer => [list];
const family =
  (...wanted: readonly Situation['family'][]) =>
  (situation: Situation): boolean =>
    wanted.includes(situation.family);
const notGeneric = family('neurosurgery', 'neurointerventional', 'radiology');
const notRadiology = family('neurosurgery', 'neurointerventional', 'generic');
const interventional = family('neurointerventional', 'radiology');
const neurosurgeryOf =
  (...types: readonly string[]) =>
  (situation: Situation): boolean =>
    situation.family === 'neurosurgery' && types.includes(situation.type);

const patient = inSection('patient', {
  patient_first_name: { kind: 'text', brief: true, required: always },
  patient_last_name: { kind: 'text', brief: true, required: always },
  date_of_birth: { kind: 'date', brief: true },
  age: { kind: 'number', brief: true },
  gender: { kind: 'choice', brief: true, required: always, offer: from('gender_lookups') },
  mrn: { kind: 'text', brief: true },
  race: { kind: 'choice', offer: from('race_lookups') },
  insurance: { kind: 'choice', offer: from('insurance_lookups') },
  hospital_id: { kind: 'institution', required: always },
  primary_surgeons: { kind: 'people' },
  co_surgeons: { kind: 'people' },
  role: { kind: 'role' },
});

const diagnosis = inSection('diagnosis', {
  procedure_diagnosis: { kind: 'long-text' },
});

const ofEachProcedure = (traits: Partial<Record<CaseFieldName, Traits>>): CaseField[] =>
  inSection('procedure', traits, true);

const whatWasDone = ofEachProcedure({
  date_of_procedure: { kind: 'date', brief: true, required: always },
  type: { kind: 'choice', brief: true, required: always, offer: typeOffer },
  procedure_name: { kind: 'text', required: notGeneric },
  indication: { kind: 'multi-choice', offer: indicationOffer, clearedBy: ['type'] },
  _procedure: {
    kind: 'multi-choice',
    shown: (situation) => procedureOffer(situation).length > 0,
    offer: procedureOffer,
    clearedBy: ['type'],
  },
  tici_grade: {
    kind: 'choice',
    shown: (situation) => procedureOffer(situation).length > 0 && situation.procedures.includes('Thrombectomy'),
    offer: from('tici_grade_lookups'),
    clearedBy: ['_procedure', 'type'],
  },
  approach: {
    kind: 'multi-choice',
    shown: (situation) => situation.family === 'generic' || neurosurgeryOf('Cranial', 'Spine')(situation),
    offer: approachOffer,
    clearedBy: ['type'],
  },
  side: { kind: 'choice', shown: notRadiology, offer: from('side_lookups') },
  location: {
    kind: 'multi-choice',
    shown: (situation) =>
      situation.family === 'generic' || (notRadiology(situation) && locationOffer(situation).length > 0),
    offer: locationOffer,
    clearedBy: ['type', 'indication'],
  },
  target: { kind: 'text', shown: neurosurgeryOf('Functional') },
  nerve: { kind: 'text', shown: neurosurgeryOf('Peripheral nerves') },
});

const spine = ofEachProcedure({
  minimally_invasive: { kind: 'yes-no', brief: true, shown: isSpine },
  navigation: { kind: 'yes-no', brief: true, shown: isSpine },
  robotic: { kind: 'yes-no', brief: true, shown: isSpine },
  osteotomy: { kind: 'choice', shown: isSpine, offer: from('osteotomy_lookups') },
  decompression_levels: { kind: 'multi-choice', shown: isSpine, offer: from('location_spine_lookups') },
  _fusion: { kind: 'yes-no', brief: true, shown: isSpine },
  fusion_levels: { kind: 'multi-choice', shown: isSpine, offer: from('location_spine_lookups') },
  interbody_fusion: { kind: 'yes-no', brief: true, shown: isSpine },
  extension_to_pelvis: { kind: 'yes-no', brief: true, shown: isSpine },
  morphogenic_protein: { kind: 'yes-no', brief: true, shown: isSpine },
});

const devices = ofEachProcedure({
  instrumentation: {
    kind: 'text',
    shown: (situation) => situation.family === 'generic' || isSpine(situation),
  },
  implant: { kind: 'yes-no', brief: true },
  implant_type: { kind: 'text', shown: ({ hasImplant }) => hasImplant },
  _vendors: { kind: 'multi-choice', offer: from('vendors_lookups') },
  vendors: { kind: 'text', shown: ({ vendors }) => vendors.includes('Other') },
  access: { kind: 'text', shown: interventional },
  vascular_closure_device: { kind: 'text', shown: interventional },
  duration_of_radiation: { kind: 'number', shown: isByCatheter },
  duration_of_procedure: { kind: 'number', shown: family('neurosurgery', 'neurointerventional') },
  length_in_minutes: { kind: 'number', shown: family('generic') },
});

const course = inSection('procedure', {
  findings: { kind: 'long-text', shown: notRadiology },
  complications: { kind: 'long-text', shown: notRadiology },
  outcome: { kind: 'long-text', shown: notRadiology },
  length_of_hospitalizations_in_days: { kind: 'number' },
  follow_up_number: { kind: 'number', brief: true },
  follow_up_period: { kind: 'choice', brief: true, options: followUpPeriods },
  additional_info: { kind: 'long-text' },
});

/**
 * Every field of a case, in the order in which it is asked: the form, the detail page, the server's checks, the spreadsheet and the PDF read
 * this one table.
 */
export const caseFields: readonly CaseField[] = [
  ...patient,
  ...diagnosis,
  ...whatWasDone,
  ...spine,
  ...devices,
  ...course,
];

/** What an additional procedure of the same case is asked. */
export const repeatedFields: readonly CaseField[] = caseFields.filter(({ repeats }) => repeats);
