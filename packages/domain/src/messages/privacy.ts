import type { TermsSection } from './terms.ts';

/** The privacy policy, in our own words. It claims only what the product does. */
export const privacySections: readonly TermsSection[] = [
  {
    heading: 'Information that we collect',
    paragraphs: [
      'You give us your name, your e-mail address and your role when you sign up, and later whatever you enter into your profile, your cases and your registries. Case records may hold health information about patients.',
      'With each visit we record technical facts that keep the service running and safe: the time, the network address, what was asked for, and who has seen or changed a record.',
      'The only cookie is the one that keeps you signed in. Nothing follows you to other sites, and there is no advertising.',
    ],
  },
  {
    heading: 'How we use it',
    paragraphs: [
      'We use it to give you your case log, to send the messages that you ask for or that your account needs, to protect accounts against misuse, and to answer you when you write to us.',
    ],
  },
  {
    heading: 'With whom it is shared',
    paragraphs: [
      'Your log is yours. Others see it only where you invite them: a colleague on your dashboard, or the members of a registry that you take part in.',
      'We do not sell personal data. Those who work for the service, such as a hosting, mail or payment provider, receive only what their task needs. We hand data over where the law obliges us to.',
    ],
  },
  {
    heading: 'Your choices',
    paragraphs: [
      'You can see, correct and export what you have entered, end what you have shared, and ask us to close your account and remove your data. Records that the law makes us keep stay until it no longer does.',
    ],
  },
  {
    heading: 'Security and HIPAA',
    paragraphs: [
      'The service is built with the safeguards of the HIPAA Security Rule in mind: connections are encrypted, every access is checked and recorded, and sessions end by themselves. No system is perfectly safe, and you help by keeping your password secret and by entering no more about a patient than you need.',
    ],
  },
  {
    heading: 'Children',
    paragraphs: [
      'Casefolio is made for medical professionals. It is not directed at children under 13, and we do not knowingly let them open an account.',
    ],
  },
  {
    heading: 'Where the data is kept',
    paragraphs: ['The hosted service runs in the United States; an institution may run its own.'],
  },
  {
    heading: 'Contact',
    paragraphs: [
      'If you have a question about your data or this policy, please write an e-mail to the operator of the service that you use, or use the Contact page.',
    ],
  },
];
