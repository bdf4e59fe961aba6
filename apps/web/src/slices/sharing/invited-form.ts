import { passwordFault } from '@casefolio/domain/accounts/password';
import type { Field } from '@casefolio/domain/fields/field';
import { accountMessages as texts } from '@casefolio/domain/messages/accounts';
import { commonMessages } from '@casefolio/domain/messages/common';

export type InvitedValues = {
  firstName: string;
  lastName: string;
  userRoleId: string;
  email: string;
  password: string;
};

export const invitedValues = (email: string): InvitedValues => ({
  firstName: '',
  lastName: '',
  userRoleId: '',
  email,
  password: '',
});

export const invitedFields = {
  firstName: {
    name: 'firstName',
    label: texts.firstName.text,
    kind: 'text',
    required: true,
    autoComplete: 'given-name',
  },
  lastName: { name: 'lastName', label: texts.lastName.text, kind: 'text', required: true, autoComplete: 'family-name' },
  userRoleId: { name: 'userRoleId', label: texts.role.text, kind: 'choice' },
  // Password managers keep the new password under this name.
  email: { name: 'email', label: texts.email.text, kind: 'email', readOnly: true, autoComplete: 'username' },
  password: { name: 'password', label: texts.password.text, kind: 'new-password', required: true },
} as const satisfies Record<keyof InvitedValues, Field<keyof InvitedValues>>;

const required = (value: string) => (value.trim() === '' ? commonMessages.required : undefined);

/** The role is a free choice here; common passwords are the server's to know. */
export const checkInvited = (values: InvitedValues) => ({
  firstName: required(values.firstName),
  lastName: required(values.lastName),
  email: required(values.email),
  password: passwordFault(values.password, values, () => false) ?? undefined,
});
