import { lengths } from '@casefolio/domain/contact/limits';
import type { Field } from '@casefolio/domain/fields/field';
import { contactMessages as texts } from '@casefolio/domain/messages/contact';
import { agreementFault, emailFault, textFault } from './visitor-faults.ts';

export type ContactValues = {
  firstName: string;
  lastName: string;
  email: string;
  subject: string;
  message: string;
  agreed: boolean;
};

export const emptyContact: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  subject: '',
  message: '',
  agreed: false,
};

export const contactFields: readonly Field<keyof ContactValues>[] = [
  { name: 'firstName', label: texts.firstName.text, kind: 'text', required: true, autoComplete: 'given-name' },
  { name: 'lastName', label: texts.lastName.text, kind: 'text', required: true, autoComplete: 'family-name' },
  { name: 'email', label: texts.email.text, kind: 'email', required: true },
  { name: 'subject', label: texts.subject.text, kind: 'text', required: true },
  { name: 'message', label: texts.message.text, kind: 'long-text', required: true, hint: texts.noPatients.text },
  { name: 'agreed', label: texts.agree.text, kind: 'checkbox', required: true },
];

export const checkContact = (values: ContactValues, tried: boolean) => ({
  firstName: textFault(values.firstName, texts.firstNameRequired, lengths.name),
  lastName: textFault(values.lastName, texts.lastNameRequired, lengths.name),
  email: emailFault(values.email, tried),
  subject: textFault(values.subject, texts.subjectRequired, lengths.subject),
  message: textFault(values.message, texts.messageRequired, lengths.message),
  agreed: agreementFault(values.agreed, tried),
});
