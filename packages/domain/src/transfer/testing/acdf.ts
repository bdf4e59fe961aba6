import type { ExportedCase } from '../exported-case.ts';

/** A case with something of everything. */
export const acdf: ExportedCase = {
  id: 7,
  family: 'neurosurgery',
  date: '2026-03-04',
  hospital: { name: 'Test General Hospital' },
  primary_surgeons: [{ name: 'Ada Okafor' }, { name: 'Ines Duarte' }],
  co_surgeons: [],
  patient_first_name: 'Nora',
  patient_last_name: 'Quill',
  date_of_birth: '1972-01-05',
  age: 54,
  gender: 'Female',
  mrn: '',
  date_of_procedure: '2026-03-04',
  type: 'Spine',
  procedure_name: 'ACDF C5–C6',
  indication: 'Stenosis, Radiculopathy',
  robotic: false,
  navigation: true,
  implant: null,
  duration_of_procedure: 215,
  follow_up_number: 6,
  follow_up_period: 'Weeks',
  procedure_diagnosis: 'Cervical stenosis',
  procedure_icd: [
    { icd_lookup: { code: 'M48.02', value: 'Spinal stenosis, cervical' } },
    { icd_lookup: { code: 'M54.12', value: 'Radiculopathy, cervical' } },
  ],
  procedure_cpt: [
    { cpt_lookup: { code: '22551', value: 'Fusion of the neck', rvu_value: '25.00' }, quantity: 1 },
    { cpt_lookup: { code: '22853', value: 'Cage', rvu_value: '4.25' }, quantity: 2 },
  ],
  cpt_modifier: { id: '62', description: 'Two surgeons', percentage: 62.5 },
  rvu_year: 2026,
  total_rvus: '33.500',
  total_reimbursable_rvus: '29.250',
  reimbursable_after_modifier: '18.281',
  notes: [{ date: '2026-03-05T21:40:00.000Z', note: 'Bled little.\nWoke up well.', author: 'Ada Okafor' }],
  case_procedures: [{ date: '2026-03-06', date_of_procedure: '2026-03-06', type: 'Spine', procedure_name: 'Washout' }],
};

/** The same as a plan shows it that has no figures. */
export const withoutFigures: ExportedCase = {
  ...acdf,
  procedure_cpt: acdf.procedure_cpt.map(({ cpt_lookup, quantity }) => ({
    cpt_lookup: { ...cpt_lookup, rvu_value: null },
    quantity,
  })),
  total_rvus: null,
  total_reimbursable_rvus: null,
  reimbursable_after_modifier: null,
};
