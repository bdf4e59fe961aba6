/** The prose of /about. It claims only what the product does. */
export const aboutTexts = {
  headline: 'About Casefolio',
  lead: 'Surgeons are asked for their numbers all the time: by a board, by a hospital, by themselves. Casefolio is where those numbers already are, because each case was written down on the day it was done.',
  featuresHeading: 'What it does',
  closingHeading: 'Begin with one case',
  closingBody: 'The Free plan costs nothing, and what you log in it is yours to take along.',
} as const;

export type AboutDrawing = 'logging' | 'codes' | 'analytics' | 'security' | 'rvu' | 'registry' | 'export';

export interface AboutFeature {
  readonly drawing: AboutDrawing;
  readonly title: string;
  readonly body: string;
  readonly more?: { readonly label: string; readonly to: string };
}

/** The specification counts six and lists seven. */
export const aboutFeatures: readonly AboutFeature[] = [
  {
    drawing: 'logging',
    title: 'Streamlined procedure logging',
    body: 'One form, made for the minutes after an operation. It asks what your speciality and your procedure raise and leaves out the rest; notes and images stay with the case.',
  },
  {
    drawing: 'codes',
    title: 'Intelligent CPT suggestion',
    body: 'Type it as you would say it: “acdf”, half a word, a number, a misspelling. The codes that fit come first, and among them those that you use.',
  },
  {
    drawing: 'analytics',
    title: 'Real-time analytics',
    body: 'Cases and work RVUs of the week, the month and the academic year from July to June, counted the moment you log them.',
  },
  {
    drawing: 'security',
    title: 'HIPAA data security',
    body: 'Every call is checked before it is read, every change is recorded, files are sealed, and sessions end by themselves.',
    more: { label: 'What exactly is done', to: '/hippa_security' },
  },
  {
    drawing: 'rvu',
    title: 'Automatic RVU and reimbursement estimation',
    body: 'Work RVUs add up while you choose the codes. With the terms of your contract in your profile, they become an estimate of what the year brings.',
  },
  {
    drawing: 'registry',
    title: 'Customized registry builder',
    body: 'Group cases by topic, add the fields that your study needs, and invite the colleagues who contribute. You decide which fields they see.',
  },
  {
    drawing: 'export',
    title: 'Data export',
    body: 'Your log leaves as Excel or PDF whenever you ask for it, all of it or the cases that you tick.',
  },
];
