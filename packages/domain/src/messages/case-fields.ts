/**
 * What each field of a case is called, in the form, on the detail page and as a column of a spreadsheet. The names are those of the wire;
 * the ones with a low line in front are the specification's.
 */
export const caseLabels = {
  patient_first_name: 'First name',
  patient_last_name: 'Last name',
  date_of_birth: 'Date of birth',
  age: 'Age',
  gender: 'Gender',
  mrn: 'MRN',
  race: 'Race',
  insurance: 'Insurance',
  hospital_id: 'Institution',
  primary_surgeons: 'Primary surgeons',
  co_surgeons: 'Co-surgeons',
  role: 'Role',
  date_of_procedure: 'Date of procedure',
  type: 'Procedure type',
  procedure_name: 'Procedure name',
  procedure_diagnosis: 'Diagnosis',
  indication: 'Indication',
  _procedure: 'Procedure',
  approach: 'Approach',
  side: 'Side',
  location: 'Location',
  tici_grade: 'TICI grade',
  target: 'Target',
  nerve: 'Nerve',
  minimally_invasive: 'Minimally invasive',
  navigation: 'Navigation',
  robotic: 'Robotic',
  osteotomy: 'Osteotomy',
  decompression_levels: 'Decompression levels',
  _fusion: 'Fusion',
  fusion_levels: 'Fusion levels',
  interbody_fusion: 'Interbody fusion',
  extension_to_pelvis: 'Extension to pelvis',
  morphogenic_protein: 'Morphogenic protein',
  instrumentation: 'Instrumentation',
  implant: 'Implant',
  implant_type: 'Implant type',
  _vendors: 'Vendors',
  vendors: 'Other vendors',
  access: 'Access',
  vascular_closure_device: 'Vascular closure device',
  duration_of_radiation: 'Duration of radiation (minutes)',
  duration_of_procedure: 'Duration of procedure (minutes)',
  length_in_minutes: 'Length in minutes',
  findings: 'Findings',
  complications: 'Complications',
  outcome: 'Outcome',
  length_of_hospitalizations_in_days: 'Length of hospitalization (days)',
  follow_up_number: 'Follow-up after',
  follow_up_period: 'Follow-up period',
  additional_info: 'Additional information',
} as const;

export type CaseFieldName = keyof typeof caseLabels;

export const caseSectionTitles = {
  patient: 'Patient info',
  diagnosis: 'Diagnosis',
  procedure: 'Procedure details',
} as const;

export const caseFieldMessages = {
  required: { text: 'This field is required' },
  ageNotNumber: { text: 'Age must be a number' },
  ageOutOfRange: { text: 'Age must be between 0 and 130' },
  birthInFuture: { text: 'Date of birth cannot be in the future' },
  bornAfterProcedure: { text: 'Date of birth must not be later than the procedure' },
  notOffered: { text: 'This is not one of the choices; pick one from the list' },
  notANumber: { text: 'This must be a number of 0 or more' },
  tooLong: { text: 'This text is too long' },
  /** The vendors' list shows 'Other' so; other lists do, too. */
  otherSpecify: { text: 'Other (Specify)' },
} as const;

export const followUpPeriods = { Days: 'Days', Weeks: 'Weeks', Months: 'Months', Years: 'Years' } as const;
