/** The licence that is accepted at sign-up, in 13 sections. */
export interface TermsSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export const termsSections: readonly TermsSection[] = [
  {
    heading: 'Agreement',
    paragraphs: [
      'These terms are an agreement between you and the operator of this Casefolio service ("we"). By creating an account you accept them. If you do not agree, do not create an account and do not use the service.',
      'You must be at least 13 years old to use Casefolio. It is made for medical professionals and is not offered to children.',
    ],
  },
  {
    heading: 'Licence grant',
    paragraphs: [
      'While your account is active we grant you a personal, limited, revocable, non-exclusive and non-transferable licence to use Casefolio for recording and reviewing your own clinical cases, and for working in the registries and case logs that others share with you.',
    ],
  },
  {
    heading: 'Restrictions',
    paragraphs: [
      'You may not sell, rent, lend or sublicense the service, copy or change its software beyond what the law allows, try to break or go around its protections, collect data from it by automatic means, or use it for anything unlawful.',
      'Your account is yours alone. Keep your password secret, and tell us at once if you think that somebody else has used your account.',
    ],
  },
  {
    heading: 'Intellectual property',
    paragraphs: [
      'The software, its design and its texts belong to us or to those who have licensed them to us. Names, marks and code sets of others belong to their owners. Nothing here passes ownership to you.',
      'The records that you enter stay yours. You allow us to store, copy and display them only as far as that is needed to provide the service to you and to those with whom you share them.',
    ],
  },
  {
    heading: 'Protection of health information',
    paragraphs: [
      'Case records may hold protected health information. You are responsible for having the right to record it, for entering no more than you need, and for following the rules of your institution and the law that applies to you.',
      'We protect what you store by technical and organisational measures, limit access to those you choose, and keep a record of who has seen or changed what. If we learn of a breach that concerns your records we tell you without undue delay.',
    ],
  },
  {
    heading: 'Privacy',
    paragraphs: [
      'Our Privacy Policy says which personal data we process, why, for how long, and which rights you have. It is part of these terms.',
    ],
  },
  {
    heading: 'Third-party content and services',
    paragraphs: [
      'Casefolio may show content or use services of others, such as code sets, maps and payment providers. They are governed by the terms of those who provide them, and we are not responsible for them.',
    ],
  },
  {
    heading: 'Plans and payment',
    paragraphs: [
      'Some functions need a paid plan. Prices and limits are shown before you subscribe. A subscription renews until you cancel it, and stays active until the end of the period that is paid.',
    ],
  },
  {
    heading: 'Term and termination',
    paragraphs: [
      'The agreement lasts as long as you have an account. You may end it at any time. We may suspend or end it if you break these terms or if the law demands it.',
      'When it ends, your licence ends too. Please export the records that you need before you close your account.',
    ],
  },
  {
    heading: 'Disclaimer of warranties',
    paragraphs: [
      'Casefolio is provided "as is" and "as available", without warranty of any kind, as far as the law allows. It is a logbook. It gives no medical advice, and its figures, codes and estimates do not replace your own judgement or the official sources.',
    ],
  },
  {
    heading: 'Limitation of liability',
    paragraphs: [
      'As far as the law allows, we are not liable for indirect or consequential damage, lost profit or lost data. Our total liability under this agreement is limited to fifty US dollars ($50).',
    ],
  },
  {
    heading: 'Indemnity',
    paragraphs: [
      'You hold us harmless from claims of others that arise from what you record or share, from your use of the service against these terms, or from your breach of a law or of the rights of a patient or another person.',
    ],
  },
  {
    heading: 'Miscellaneous',
    paragraphs: [
      'If a part of these terms is invalid, the rest stays in force. Not using a right does not give it up. You may not pass this agreement on without our consent. We may change these terms; we tell you before a change takes effect, and you may then close your account.',
    ],
  },
];
