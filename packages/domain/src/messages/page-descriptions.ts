/** What a search engine and a shared link say of each public page, by its path; these are the pages that are drawn ahead. */
export const pageDescriptions = {
  '/': 'Casefolio is the case log for surgeons and interventionalists: procedures, codes, RVUs and images in one private place.',
  '/about':
    'What Casefolio does for a surgeon: quick procedure logging, CPT suggestions, RVU estimates, registries of your own and data that you can take with you.',
  '/Plans':
    'The plans of Casefolio, for a single surgeon and for a whole department, with what each of them includes and what it costs.',
  '/OurTeam':
    'The roles behind Casefolio, from the surgeon who leads it to those who answer for medicine, information and advice.',
  '/Contact':
    'Write to the people who run Casefolio: a question, a fault that you found, or a request to be shown the product.',
  '/privacy':
    'What Casefolio keeps about you and your cases, why, for how long, who can see it, and how to have it corrected or deleted.',
  '/terms':
    'The terms under which you may use Casefolio: your account, your cases, what we promise and what we cannot promise.',
  '/hippa_security':
    'How Casefolio protects patient data: encrypted files, hashed passwords and sessions, an audit trail, and access only for those you invite.',
  '/signin': 'Sign in to your case log: the cases, codes, RVUs and registries that you keep in Casefolio.',
  '/signup': 'Open an account in Casefolio and log your first case in a few minutes.',
} as const;

export type PublicPath = keyof typeof pageDescriptions;

export const isPublicPath = (path: string): path is PublicPath => Object.hasOwn(pageDescriptions, path);

/** What stands in the place of a form where the browser runs no scripts. */
export const formNeedsScript =
  'This form needs JavaScript. Please switch it on in your browser and load this page again.';

/** What the picture shows that a shared link carries. */
export const socialCardText = 'Casefolio, the case log for surgeons and interventionalists';
