/** The four kinds of case form; a person's speciality decides which is theirs. */
export const families = ['neurosurgery', 'neurointerventional', 'radiology', 'generic'] as const;
export type Family = (typeof families)[number];

const familyOfSpeciality: Readonly<Record<string, Family>> = {
  'Neurological Surgery': 'neurosurgery',
  'Interventional Neurology/Neuroradiology': 'neurointerventional',
  'Interventional Radiology': 'radiology',
};

/** Every other speciality, and none, has the generic form. */
export const familyOf = (speciality = ''): Family => familyOfSpeciality[speciality] ?? 'generic';

/** Somebody with no or several specialities starts with the generic form and chooses per case. */
export const familyOfPerson = (specialities: readonly string[]): Family =>
  specialities.length === 1 ? familyOf(specialities[0]) : 'generic';
