import type { Message } from './message.ts';

/** Searching for codes, wherever it is done. Texts of the specification are kept to the letter. */
export const codeMessages = {
  startTyping: { text: 'Start typing to get results!' },
  noResults: { text: 'There are no similar results! please try another keyword.' },
  searching: { text: 'Searching …' },
  searchFailed: { text: 'The search did not get through.' },
  tryAgainWithEnter: { text: 'Enter tries again.' },
} as const satisfies Record<string, Message>;

export const codeLabels = {
  cptSearch: 'CPT Code search',
  icdSearch: 'Diagnosis (ICD-10) search',
  search: 'Search by code, word or abbreviation',
  results: 'Results',
  chosen: 'Chosen',
  cancel: 'Cancel',
  notBillable: 'Not billable',
  alreadyAdded: 'Already added',
  noValue: 'no wRVU',
} as const;

export const addLabel = (count: number): string => (count === 0 ? 'Add' : `Add (${count})`);

export const takeBackLabel = (code: string): string => `Take back ${code}`;

/** A value and its year beside a procedure code: "24.380 wRVU · 2026". */
export const valueOfYear = (value: string, year: number): string => `${value} wRVU · ${year}`;

export const noValueInYear = (year: number): string => `${codeLabels.noValue} · ${year}`;

/** What a screen reader says when results have come. */
export const resultCount = (count: number): string => (count === 1 ? '1 result' : `${count} results`);

/** Under as many results as a search ever brings. */
export const onlyFirst = (count: number): string =>
  `These are the ${count} best matches. Type more to narrow them down.`;

export const onlyRoomFor = (count: number): string =>
  count === 1 ? 'There is room for one code.' : `There is room for ${count} codes.`;
