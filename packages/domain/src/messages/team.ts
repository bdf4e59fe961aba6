/** The prose of /OurTeam: offices and what each answers for. */
export const teamTexts = {
  headline: 'Our Team',
  lead: 'Names come and go; what each office owes you stays. So this page says who answers for what.',
  officesHeading: 'Founders, officers and advisors',
  answersFor: 'Answers for',
  closingHeading: 'A question for one of them?',
  closingBody: 'Write to us, and it reaches the office that can answer.',
  contact: 'Contact',
} as const;

export type TeamDrawing = 'loupes' | 'stethoscope' | 'key' | 'ledger' | 'instrument' | 'talk';

export interface Office {
  readonly drawing: TeamDrawing;
  readonly name: string;
  readonly person: string;
  readonly answersFor: readonly [string, string, string];
}

export const offices: readonly Office[] = [
  {
    drawing: 'loupes',
    name: 'Chief executive officer',
    person: 'Founder, a neurosurgeon',
    answersFor: [
      'where Casefolio goes, and what it refuses to become',
      'that a busy surgeon can log a case between two others',
      'that your log stays yours',
    ],
  },
  {
    drawing: 'stethoscope',
    name: 'Chief medical officer',
    person: 'Founder, a physician',
    answersFor: [
      'the questions that a case form asks, and those it leaves out',
      'the words of diagnoses, procedures and complications',
      'that a figure means what a clinician takes it to mean',
    ],
  },
  {
    drawing: 'key',
    name: 'Chief information officer',
    person: 'Officer, an engineer',
    answersFor: [
      'every sentence of the security page',
      'that what you saved is there tomorrow',
      'that you are told when something went wrong',
    ],
  },
  {
    drawing: 'ledger',
    name: 'Business advisor',
    person: 'Advisor to the founders',
    answersFor: [
      'plans that a resident can afford and a department can budget',
      'bills that say what they are for',
      'that leaving is as easy as joining',
    ],
  },
  {
    drawing: 'instrument',
    name: 'Surgical advisor',
    person: 'Advisor to the founders, a surgeon',
    answersFor: [
      'codes and work RVUs in the terms of the theatre',
      'what each speciality needs to see first',
      'that a change helps on a working day, not only in a demonstration',
    ],
  },
  {
    drawing: 'talk',
    name: 'Sales director',
    person: 'Officer',
    answersFor: [
      'demonstrations that show the product as it is',
      'what an institution was promised, in writing',
      'an answer to whoever asks',
    ],
  },
];
