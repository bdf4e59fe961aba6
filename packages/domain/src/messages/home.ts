/** The prose of the landing page. It claims only what the product does. */
export const homeTexts = {
  headline: 'Log the case. Keep the record.',
  lead: 'Casefolio is the case log for surgeons and interventionalists: procedures, codes, RVUs and images, kept in one private place.',
  start: 'Start your own plan',
  watchTour: 'Watch the tour',
  assurance: 'The Free plan costs nothing and asks for no card.',
  featuresHeading: 'Made for the minutes between two cases',
  toSecurity: 'What is done to keep it safe',
  closingHeading: 'Your next case is a good one to start with.',
  closingBody: 'Create an account, verify your e-mail address, and log it.',
} as const;

export interface Feature {
  readonly icon: 'form' | 'codes' | 'registry' | 'share' | 'lock';
  readonly title: string;
  readonly body: string;
}

export const homeFeatures: readonly Feature[] = [
  {
    icon: 'form',
    title: 'A form that follows your speciality',
    body: 'Only the questions that your procedure raises are asked. Notes and images stay with the case.',
  },
  {
    icon: 'codes',
    title: 'Codes with their RVUs',
    body: 'Find CPT and ICD codes by number or by word. Work RVUs add up while you choose.',
  },
  {
    icon: 'registry',
    title: 'Registries with your own fields',
    body: 'Group cases by topic, add the fields your study needs, and invite the colleagues who contribute.',
  },
  {
    icon: 'share',
    title: 'Shared on your terms',
    body: 'Let a colleague edit or only view your log. Change it or take it back at any time.',
  },
];

export const homePrivacy: Feature = {
  icon: 'lock',
  title: 'Private by default',
  body: 'Nobody sees your log unless you invite them. Files open only through links that expire, and you can export everything as Excel or PDF.',
};

/** A screen of the product with what to see in it; `picture` is the name of its two files in public/pictures. */
export interface Glimpse {
  readonly picture: 'code-search' | 'calculator';
  readonly shows: string;
  readonly title: string;
  readonly body: string;
}

export const homeGlimpses: readonly Glimpse[] = [
  {
    picture: 'code-search',
    shows: 'The code search: “acdf” finds procedures and their work RVUs.',
    title: 'Say it as you say it in theatre',
    body: 'Type “acdf”, “lumbar fusion”, half a word or the number itself. The codes that fit come first, misspelled or not, each with its work RVU.',
  },
  {
    picture: 'calculator',
    shows: 'The RVU calculator: the codes of a lumbar fusion and their total.',
    title: 'The sum, and how it came about',
    body: 'The RVU calculator adds up what you did in one session, in exact decimals, and shows beside the total what remains when several procedures are reduced.',
  },
];

/** The mobile section. An installation without links to the stores speaks of the mobile site alone. */
export const mobileTexts = {
  heading: 'In the pocket of your scrubs',
  body: 'Every screen fits a phone. Open this address in its browser and sign in: your log is there, and there is nothing to install.',
  shows: 'The RVU calculator on a phone.',
  apps: 'There are apps, too:',
  appStore: 'App Store',
  playStore: 'Google Play',
} as const;

/** The case card on the landing page is a drawing; its figures belong to nobody. */
export const homeExample = {
  tab: 'Example case',
  procedure: 'Craniotomy, subdural hematoma',
  facts: { Date: 'Mar 12, 2026', Role: 'Surgeon', Side: 'Left' },
  codes: { 'ICD-10': 'I62.01', CPT: '61312', wRVU: '30.170' },
} as const;
