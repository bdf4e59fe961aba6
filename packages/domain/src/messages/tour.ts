/** The tour: a short film made of the product's own screens. */
export const tourTexts = {
  title: 'The tour',
  play: 'Play',
  pause: 'Pause',
  again: 'Play again',
  previous: 'Previous picture',
  next: 'Next picture',
  asText: 'Read it as text',
  asFilm: 'Watch the film',
} as const;

export const tourPosition = (number: number, count: number): string => `${number} of ${count}`;

/** `picture` is the name of a file in public/pictures; tools/pictures/scenes.ts takes it. */
export interface TourStill {
  readonly picture: string;
  readonly title: string;
  readonly text: string;
}

/** In the order in which they are told. A new screen of the product is one more entry here, and one more scene. */
export const tourStills: readonly TourStill[] = [
  {
    picture: 'tour-home',
    title: 'One private place for your cases',
    text: 'Casefolio keeps your procedures with their codes, work RVUs, notes and images.',
  },
  {
    picture: 'tour-sign-up',
    title: 'An account in three steps',
    text: 'Your name and role, the terms, and a link in an e-mail that proves the address is yours.',
  },
  {
    picture: 'tour-dashboard',
    title: 'Your dashboard',
    text: 'Your case log begins here. Registries, the RVU calculator and the people you share with stand at its side.',
  },
  {
    picture: 'tour-new-case',
    title: 'A case in half a minute',
    text: 'The form asks only what your speciality needs, keeps what you type, and lets a template fill in the usual.',
  },
  {
    picture: 'tour-codes',
    title: 'Codes, found as you speak',
    text: 'Type what you did, or the number. Tick as many codes as it takes; their work RVUs stand beside them.',
  },
  {
    picture: 'tour-case',
    title: 'The whole case on one page',
    text: 'Patient, diagnosis, codes with their values, course, notes and images; as PDF or Excel when you need it.',
  },
  {
    picture: 'tour-calculator',
    title: 'What it adds up to',
    text: 'The calculator shows the value of each code, the total, and what remains when several procedures are reduced.',
  },
  {
    picture: 'tour-phone',
    title: 'On the phone as at the desk',
    text: 'Every screen fits the phone in your pocket, in its own browser, with nothing to install.',
  },
  {
    picture: 'tour-dark',
    title: 'Easy on the eyes at night',
    text: 'Dark colours follow your system, or your own choice.',
  },
];
