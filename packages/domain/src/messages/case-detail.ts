import { discardCase } from './case-form.ts';
import { caseMessages } from './cases.ts';
import { caseListTexts } from './case-list.ts';
import { shellLabels } from './shell.ts';
import type { Message } from './message.ts';

/** The page of one case. Texts of the specification are kept to the letter. */
export const caseDetailTexts = {
  trail: 'Where you are',
  dashboard: shellLabels.dashboard,
  actions: 'What you can do with this case',
  edit: 'Edit',
  logAnother: 'Log another like this',
  delete: 'Delete',
  undo: 'Undo',
  notKnown: caseListTexts.notKnown,
  notLoaded: 'The case could not be loaded. Check your connection and try again.',
  codesOfDiagnosis: 'ICD-9/10 codes',
  cptCodes: 'CPT Codes and RVUs',
  code: 'Code',
  description: 'Description',
  quantity: 'Quantity',
  rvusPerUnit: 'RVUs per unit',
  rvus: 'RVUs',
  totalRvus: 'Total RVUs',
  totalReimbursable: 'Total Reimbursable RVUs',
  modifier: 'CPT Modifiers',
  percentage: 'Percentage',
  afterModifier: 'Total Reimbursable RVUs After CPT Modifier',
  upgrade: 'Please upgrade your plan to unlock this.',
  seePlans: 'See the plans',
} as const;

/** One unit of code is worth the value of the year of the procedure. */
export const rvuYear = (year: number): string => `Work RVUs of ${year}`;

/** The first procedure is the case itself. */
export const furtherProcedure = (number: number): string => `Procedure ${number}`;

/** 'x2', as a quantity is written. */
export const timesQuantity = (quantity: number): string => `x${quantity}`;

/** Whole percentages stand without decimals, others with one. */
export const percent = (percentage: number): string =>
  `${Number.isInteger(percentage) ? percentage : percentage.toFixed(1)}%`;

export const caseNotesTexts = {
  title: 'Notes',
  none: 'No added notes.',
  seeMore: 'See more',
  seeLess: 'See less',
  edit: 'Edit notes',
  add: 'Add note',
  done: 'Done',
  save: 'Save',
  cancel: shellLabels.cancel,
} as const;

/** Asked in the words of the case form. */
export const discardNotes = {
  title: 'Discard the notes',
  body: discardCase.body,
  confirm: discardCase.confirm,
  cancel: discardCase.cancel,
} as const;

export const noteNumber = (number: number): string => `Note ${number}`;
export const deleteNote = (number: number): string => `Delete note ${number}`;

export const caseImagesTexts = {
  title: 'Images',
  none: 'No added images.',
  add: 'Add image',
  rename: 'Rename',
  remove: 'Remove',
  renameTitle: 'Rename Image',
  newName: 'New Image Name',
  save: 'Save',
  cancel: shellLabels.cancel,
} as const;

export const imageActions = (name: string): string => `What you can do with ${name}`;
export const openImage = (name: string): string => `Open ${name}`;

export const deleteImageQuestion = {
  title: 'Delete image',
  body: 'Note: Deleting this image is permanent and cannot be undone.',
  confirm: 'Delete',
  cancel: shellLabels.cancel,
} as const;

export const deleteCaseQuestion = {
  title: 'Delete Case',
  body: 'Are you sure you want to delete this case?',
  confirm: 'Delete',
  cancel: shellLabels.cancel,
} as const;

export const caseDetailMessages = {
  /** The text is the specification's. It stays longer than its second, because nobody reaches a button in that time. */
  deleted: { text: caseMessages.deleted.text, forMs: 8000 },
  restored: { text: 'The case is back in your log.', forMs: 4000 },
  imageRemoved: { text: 'Image deleted.', forMs: 3000 },
} as const satisfies Record<string, Message>;
