/** The case log. Texts of the specification are kept to the letter. */
export const caseTexts = {
  noCasesYet: 'No cases yet, Click + to add case!',
  addCase: 'Add Case',
} as const;
