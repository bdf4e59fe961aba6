/** The box in the footer of every public page; in a file of its own, for it is part of the first load. */
export const newsletterBox = {
  heading: 'Newsletter',
  lead: 'What is new in Casefolio, a few times a year.',
  email: 'Your e-mail address',
  subscribe: 'Subscribe',
} as const;
