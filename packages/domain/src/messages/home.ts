/** The prose of the landing page. It claims only what the product does. */
export const homeTexts = {
  headline: 'Log the case. Keep the record.',
  lead: 'Casefolio is the case log for surgeons and interventionalists: procedures, codes, RVUs and images, kept in one private place.',
  start: 'Start your own plan',
  assurance: 'The Free plan costs nothing and asks for no card.',
  featuresHeading: 'Made for the minutes between two cases',
  yearHeading: 'Your year, as it adds up',
  yearBody:
    'The academic year runs from July to June. Casefolio counts your cases and your work RVUs along it, so the number you are asked for in spring is already there.',
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

/** The case card and the RVU line on the landing page are drawings; their figures belong to nobody. */
export const homeExample = {
  tab: 'Example case',
  procedure: 'Craniotomy, subdural hematoma',
  date: 'Mar 12, 2026',
  role: 'Surgeon',
  dateLabel: 'Date',
  roleLabel: 'Role',
  approachLabel: 'Side',
  approach: 'Left',
  diagnosisLabel: 'ICD-10',
  diagnosis: 'I62.01',
  codeLabel: 'CPT',
  code: '61312',
  rvuLabel: 'wRVU',
  rvu: '30.170',
  lineTitle: 'Work RVUs, academic year',
  months: ['July', 'June'],
} as const;
