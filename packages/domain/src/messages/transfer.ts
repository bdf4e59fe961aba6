import { caseDetailTexts } from './case-detail.ts';
import type { Message } from './message.ts';

/** Files that are made of a log. Texts of the specification are kept to the letter. */
export const transferMessages = {
  exporting: {
    text: 'Exporting now. Once done, you will find the files in your Profile under Exported Procedures.',
    forMs: 3000,
  },
  nothingToExport: { text: 'You do not have procedure match your criteria to be exported!', forMs: 1000 },
  /** The file of a single case comes at once, so there is no profile to be sent to. */
  exported: { text: 'The file is ready. It also stays in your Profile under Exported Procedures.', forMs: 3000 },
  tooManyRunning: { text: 'Some of your files are still being made. Please try again when they are done.' },
} as const satisfies Record<string, Message>;

export const exportTexts = {
  export: 'Export',
  chooseTitle: 'Export this case',
  chooseBody: 'As what kind of file?',
  pdf: 'PDF',
  excel: 'Excel',
  cancel: 'Cancel',
} as const;

export const sheetTexts = {
  cases: 'Cases',
  furtherProcedures: 'Further procedures',
  cptCodes: 'CPT codes',
  diagnoses: 'Diagnoses',
  notes: 'Notes',
  caseNumber: 'Case',
  procedureNumber: 'Procedure number',
  diagnosisCodes: caseDetailTexts.codesOfDiagnosis,
  modifier: 'CPT modifier',
  rvuYear: 'RVU year',
  workRvus: 'Work RVUs',
  written: 'Written on',
  author: 'Author',
  note: 'Note',
} as const;

export const printedTexts = {
  images: 'Images',
} as const;

export const bookTitle = (doctor: string): string => `Case log of ${doctor}`;
export const bookRemark = (cases: number, day: string): string =>
  `${cases === 1 ? 'One case' : `${cases} cases`}, exported on ${day}`;

export const pageOf = (page: number, pages: number): string => `Page ${page} of ${pages}`;
export const imageNotShown = (name: string): string => `The image ${name} could not be printed.`;
