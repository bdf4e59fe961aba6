import { isEmailAddress } from '@casefolio/domain/accounts/email';
import { passwordFault, passwordLengths } from '@casefolio/domain/accounts/password';
import type { Field } from '@casefolio/domain/fields/field';
import { accountMessages as texts } from '@casefolio/domain/messages/accounts';
import type { Message } from '@casefolio/domain/messages/message';

export type SignUpValues = {
  firstName: string;
  lastName: string;
  userRoleId: string;
  email: string;
  password: string;
  promotionCode: string;
};

export const emptySignUp: SignUpValues = {
  firstName: '',
  lastName: '',
  userRoleId: '',
  email: '',
  password: '',
  promotionCode: '',
};

type SignUpField = Field<keyof SignUpValues>;

export const personFields: readonly SignUpField[] = [
  { name: 'firstName', label: texts.firstName.text, kind: 'text', required: true, autoComplete: 'given-name' },
  { name: 'lastName', label: texts.lastName.text, kind: 'text', required: true, autoComplete: 'family-name' },
  { name: 'userRoleId', label: texts.role.text, kind: 'choice', required: true },
  { name: 'email', label: texts.email.text, kind: 'email', required: true },
  { name: 'password', label: texts.password.text, kind: 'new-password', required: true },
];

export const promotionField: SignUpField = { name: 'promotionCode', label: texts.promotionCode.text, kind: 'text' };

/** In the order in which they are asked and checked. */
export const signUpFields: readonly SignUpField[] = [...personFields, promotionField];

function emailFault(email: string, tried: boolean): Message | undefined {
  if (isEmailAddress(email.trim())) return undefined;
  if (tried) return texts.emailInvalidOnStep;
  return email.trim() === '' ? texts.emailRequired : texts.emailNotValid;
}

/** The server asks its list of common passwords; here only the rule and the user's own words are known. */
function newPasswordFault(values: SignUpValues, tried: boolean): Message | undefined {
  if (tried && values.password.length < passwordLengths.least) return texts.passwordTooShort;
  return passwordFault(values.password, values, () => false) ?? undefined;
}

/** What is wrong on the first step; a field that is left says it more gently than a try to go on. */
export const checkDetails = (values: SignUpValues, tried: boolean) => ({
  firstName: values.firstName.trim() === '' ? texts.firstNameRequired : undefined,
  lastName: values.lastName.trim() === '' ? texts.lastNameRequired : undefined,
  userRoleId: values.userRoleId === '' ? texts.roleRequired : undefined,
  email: emailFault(values.email, tried),
  password: newPasswordFault(values, tried),
});

/** The specification checks one field after the other: what it would say first is said above all. */
export function firstError(errors: { readonly [Name in keyof SignUpValues]?: { readonly message?: string } }) {
  return signUpFields.map(({ name }) => errors[name]?.message).find((message) => message !== undefined) ?? null;
}
