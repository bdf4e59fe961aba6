import { isEmailAddress } from '@casefolio/domain/accounts/email';
import type { Field } from '@casefolio/domain/fields/field';
import { accountMessages as texts } from '@casefolio/domain/messages/accounts';
import { commonMessages } from '@casefolio/domain/messages/common';
import type { Message } from '@casefolio/domain/messages/message';

export type SignInValues = { username: string; password: string; remember: boolean };

export const emptySignIn: SignInValues = { username: '', password: '', remember: false };

export const signInFields = {
  username: { name: 'username', label: texts.email.text, kind: 'email', required: true, autoComplete: 'username' },
  password: { name: 'password', label: texts.password.text, kind: 'password', required: true },
  remember: { name: 'remember', label: texts.rememberMe.text, kind: 'checkbox' },
} as const satisfies Record<keyof SignInValues, Field<keyof SignInValues>>;

function usernameFault(username: string, tried: boolean): Message | undefined {
  if (username.trim() === '') return tried ? commonMessages.requiredOnSubmit : texts.usernameRequired;
  return isEmailAddress(username.trim()) ? undefined : texts.emailNotValid;
}

function passwordFault(password: string, tried: boolean): Message | undefined {
  if (password !== '') return undefined;
  return tried ? commonMessages.requiredOnSubmit : texts.passwordRequired;
}

/** A field left empty is named; after a try to submit each one says that it is required. */
export const checkSignIn = ({ username, password }: SignInValues, tried: boolean) => ({
  username: usernameFault(username, tried),
  password: passwordFault(password, tried),
});
