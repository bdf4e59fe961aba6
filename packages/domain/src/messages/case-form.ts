import type { Message } from './message.ts';

/** The form in which a case is written. Texts of the specification are kept to the letter. */
export const caseFormLabels = {
  dashboard: 'Dashboard',
  addCase: 'Add Case',
  editCase: 'Edit case',
  breadcrumb: 'Where you are',
  add: 'Add',
  save: 'Save',
  speciality: 'Form of speciality',
  specialityHint: 'Decides what this case asks for.',
  diagnosisCodes: 'Diagnosis (ICD-9/10)',
  addDiagnosis: 'Add diagnosis codes',
  cptCode: 'CPT Code',
  addCpt: 'Add CPT codes',
  hideSuggestions: 'Hide Suggestions',
  suggestions: 'Suggestions',
  modifier: 'CPT Modifiers',
  addModifier: 'Add CPT modifier',
  editModifier: 'Change CPT modifier',
  removeModifier: 'Remove CPT modifier',
  modifierColumn: 'Modifier',
  descriptionColumn: 'Description',
  percentageColumn: 'Percentage',
  searchModifier: 'Find a modifier',
  totalRvus: 'Total RVUs',
  totalReimbursable: 'Total Reimbursable RVUs',
  afterModifier: 'Total Reimbursable RVUs After CPT Modifier',
  addProcedure: 'Add another procedure',
  newProcedure: 'New',
  notes: 'Notes',
  addNote: 'Add a note',
  newNote: 'New note',
  confirmNote: 'Add note',
  images: 'Images',
  addImage: 'Add an image',
  imageName: 'Image name',
  imageWaiting: 'Will be added when you save',
  imageUnderWay: 'Uploading …',
  noPreview: 'No preview',
  manageInstitutions: 'Add Current Position',
  noInstitutionOfDoctor: 'This doctor has no institution yet; ask them to add one to their profile.',
  institutionHint: 'Add where you work, and it can be chosen here.',
  peopleSearch: 'Search by name',
  peopleStart: 'Type at least three letters of a name.',
  cancel: 'Cancel',
  templates: 'Templates',
  startWith: 'Start with',
  saveTemplate: 'Save as template',
  manageTemplates: 'Manage templates',
  templateName: 'Name of the template',
  templateHint: 'Procedure, codes, fields and role are kept; the patient, notes and images are not.',
  noTemplates: 'No templates yet.',
  delete: 'Delete',
  done: 'Done',
  managePlans: 'Manage plans',
  continueDraft: 'Continue',
  startFresh: 'Start fresh',
  draftImages: 'Images are not kept; add them again.',
  loadTheirs: 'Load their version',
  keepMine: 'Keep mine',
  notLoaded: 'The case could not be loaded.',
  listNotLoaded: 'This list could not be loaded.',
  tryAgain: 'Try again',
} as const;

/** The four forms, by the speciality that they are made for. */
export const familyNames = {
  neurosurgery: 'Neurological Surgery',
  neurointerventional: 'Interventional Neurology/Neuroradiology',
  radiology: 'Interventional Radiology',
  generic: 'Any other speciality',
} as const;

export const caseFormMessages = {
  positionAdded: { text: 'Your position is successfully added!', forMs: 3000 },
  tooManyTemplates: { text: 'There is no room for more templates; delete one first' },
  templateSaved: { text: 'Template saved', forMs: 3000 },
  templateDeleted: { text: 'Template deleted', forMs: 3000 },
  draftNotKept: { text: 'Your unfinished case could not be kept. Stay on this page and check your connection.' },
  notAnImage: { text: 'Choose an image file' },
  tooManyImages: { text: 'A case is added with up to ten images; add more once it is saved' },
} as const satisfies Record<string, Message>;

/** Asked before typed information is lost. */
export const discardCase = {
  title: 'Discard New Case',
  body: 'By leaving this page you will discard the information you entered.',
  confirm: 'Discard',
  cancel: 'Back',
} as const;

/** The same question in a registry. */
export const exitRegistryCase = {
  title: 'Are you sure you want to exit this screen?',
  body: 'Exiting this page will result in loss of unsaved information',
  confirm: 'Exit',
  cancel: 'Stay on page',
} as const;

export const removeProcedure = {
  title: 'Remove',
  body: 'Are you sure you want to remove this procedure?',
  confirm: 'Remove',
  cancel: 'Cancel',
} as const;

export const deleteProcedure = {
  title: 'Are you sure you want to remove this procedure?',
  body: 'Note: Deleting this procedure is permanent and cannot be undone.',
  confirm: 'Delete anyway',
  cancel: 'Cancel',
} as const;

export const deleteImage = {
  title: 'Delete image',
  body: 'Note: Deleting this image is permanent and cannot be undone.',
  confirm: 'Delete',
  cancel: 'Cancel',
} as const;

/** The main procedure is the first; the further ones follow. */
export const procedureTitle = (index: number): string => `Procedure ${index + 2}`;

export const renameImage = (name: string): string => `Rename ${name}`;
export const showSuggestions = (count: number): string => `Show Suggestions (${count})`;
export const addSuggestion = (code: string): string => `Add ${code}`;
export const removeCode = (code: string): string => `Remove ${code}`;
export const moreOf = (code: string): string => `More of ${code}`;
export const fewerOf = (code: string): string => `Fewer of ${code}`;
export const removePerson = (name: string): string => `Remove ${name}`;
export const addPeopleTo = (list: string): string => `Add: ${list}`;
export const inviteByName = (name: string): string => `Add "${name}" by name`;
export const noSuchColleague = (typed: string): string => `"${typed}" does not match any name in your institution`;
export const otherOf = (label: string): string => `${label}: other (specify)`;
export const deleteNote = (index: number): string => `Delete note ${index + 1}`;
export const noteLabel = (index: number): string => `Note ${index + 1}`;
export const removeImage = (name: string): string => `Remove ${name}`;
/** How a code's RVUs come about: "2 × 14.990". */
export const rvusPerUnit = (quantity: number, value: string): string => `${quantity} × ${value}`;

export const ofYear = (label: string, year: number): string => `${label} (values of ${year})`;

/** Beside a figure whose year has none of its own. */
export const valueFrom = (year: number): string => `value of ${year}`;
export const unfinishedFrom = (when: string): string => `You have an unfinished case from ${when}.`;
export const keptAt = (time: string): string => `Draft kept at ${time}`;
/** 62.5 stays as it is, 100.0 becomes 100. */
export const percentage = (value: number): string => `${Number.isInteger(value) ? value : value.toFixed(1)}%`;
