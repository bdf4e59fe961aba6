import { lengths } from '@casefolio/domain/contact/limits';
import type { Field } from '@casefolio/domain/fields/field';
import { contactMessages as texts } from '@casefolio/domain/messages/contact';
import { agreementFault, emailFault, textFault } from './visitor-faults.ts';

export type DemoValues = {
  firstName: string;
  lastName: string;
  email: string;
  businessName: string;
  message: string;
  agreed: boolean;
};

export const emptyDemo: DemoValues = {
  firstName: '',
  lastName: '',
  email: '',
  businessName: '',
  message: '',
  agreed: false,
};

export const demoFields: readonly Field<keyof DemoValues>[] = [
  { name: 'firstName', label: texts.firstName.text, kind: 'text', required: true, autoComplete: 'given-name' },
  { name: 'lastName', label: texts.lastName.text, kind: 'text', required: true, autoComplete: 'family-name' },
  { name: 'email', label: texts.email.text, kind: 'email', required: true },
  {
    name: 'businessName',
    label: texts.businessName.text,
    kind: 'text',
    required: true,
    autoComplete: 'organization',
  },
  { name: 'message', label: texts.message.text, kind: 'long-text', required: true },
  { name: 'agreed', label: texts.agree.text, kind: 'checkbox', required: true },
];

export const checkDemo = (values: DemoValues, tried: boolean) => ({
  firstName: textFault(values.firstName, texts.firstNameRequired, lengths.name),
  lastName: textFault(values.lastName, texts.lastNameRequired, lengths.name),
  email: emailFault(values.email, tried),
  businessName: textFault(values.businessName, texts.businessNameRequired, lengths.businessName),
  message: textFault(values.message, texts.messageRequired, lengths.message),
  agreed: agreementFault(values.agreed, tried),
});
