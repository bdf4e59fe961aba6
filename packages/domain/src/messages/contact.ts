import { accountMessages } from './accounts.ts';
import type { Message } from './message.ts';

/** The contact page, the demo request and the newsletter. Texts of the specification are kept to the letter. */
export const contactMessages = {
  lead: { text: 'A question, a fault, an idea: write to us, and a person answers by e-mail.' },
  writeDirectly: { text: 'Or write from your own mail program' },
  addressesNotLoaded: { text: 'The addresses could not be loaded.' },
  noPatients: { text: 'Please send nothing that tells who a patient is.' },
  firstName: { text: 'First Name' },
  lastName: { text: 'Last Name' },
  email: accountMessages.email,
  subject: { text: 'Subject' },
  message: { text: 'Message' },
  businessName: { text: 'Business/Institution name' },
  // Grammar as in the specification.
  agree: { text: 'Agree on our terms and condition for using your submitted data?' },
  /** The words of the sentence above that lead to the terms. */
  agreeLink: { text: 'terms and condition' },
  sendMessage: { text: 'Send Message' },
  submit: { text: 'Submit' },
  requestDemo: { text: 'Request A Demo' },
  demoLead: { text: 'See Casefolio at work with cases like those of your department.' },
  /** The plan that a demo is asked for, as the plans page calls it. */
  demoPlan: { text: 'Business/Institution' },
  emailRequired: accountMessages.emailRequired,
  emailNotValid: accountMessages.emailNotValid,
  emailInvalidOnSubmit: accountMessages.emailInvalidOnStep,
  firstNameRequired: { text: 'First Name is required' },
  lastNameRequired: { text: 'Last Name is required' },
  nameRequired: { text: 'Name is required' },
  subjectRequired: { text: 'Subject is required' },
  messageRequired: { text: 'Message is required' },
  businessNameRequired: { text: 'Business/Institution name is required' },
  termsRequired: { text: 'Terms and Conditions must be accepted' },
  oneLine: { text: 'Please keep this to one line' },
  messageSent: { text: 'Thank you for your message! We will answer you by e-mail.' },
  demoRequested: {
    text: "Thank you for requesting a demo! We'll contact you within 24 hours to set up your account and discuss your needs.",
    forMs: 5000,
  },
} as const satisfies Record<string, Message>;

/** A refused message is told for a moment; what was typed stays. */
export const refusedForMs = 2000;

export const atMostCharacters = (most: number): Message => ({
  text: `Please use at most ${most.toLocaleString('en-US')} characters`,
});
