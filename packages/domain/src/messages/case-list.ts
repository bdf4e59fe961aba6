import { caseTexts } from './cases.ts';

/** A list of cases, on the own dashboard, a shared one and in a registry. Texts of the specification are kept to the letter. */
export const caseListTexts = {
  list: 'Cases',
  tabs: 'Which cases',
  noCasesYet: caseTexts.noCasesYet,
  nothingFound: 'No results for this search criteria!',
  addCase: caseTexts.addCase,
  itemsPerPage: 'Items per page',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  notLoaded: 'The cases could not be loaded. Check your connection and try again.',
  notKnown: 'N/A',
} as const;

export const caseTabLabels = { ALL: 'All', UPCOMING: 'Upcoming', WEEK: 'This week', MONTH: 'This month' } as const;

/** '13–24 of 400', under a list. */
export const shownOf = (first: number, last: number, count: number): string => `${first}–${last} of ${count}`;

/** '54 y, Female'; a part that is not known is left out. */
export const ageAndGender = (age: number | null, gender: string): string =>
  [age === null ? '' : `${age} y`, gender].filter((part) => part !== '').join(', ');

/** 'Quill, Nora', as a log is read. */
export const patientName = (last: string, first: string): string => `${last}, ${first}`;

/** Beside the date of a case with several procedures. */
export const furtherProcedures = (count: number): string => `+ ${count} more procedure${count === 1 ? '' : 's'}`;

/** What the button on a card opens. */
export const imagesOfPatient = (count: number, name: string): string =>
  `Show ${count === 1 ? 'the image' : `the ${count} images`} of ${name}`;

export const viewerTexts = {
  viewer: 'Images',
  previous: 'Previous image',
  next: 'Next image',
  close: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const;
