import type { Field } from '@casefolio/domain/fields/field';
import { accountMessages } from '@casefolio/domain/messages/accounts';
import { secondFactorMessages as texts } from '@casefolio/domain/messages/second-factor';
import { securityMessages } from '@casefolio/domain/messages/security';

export type CodeValues = { code: string };
export type PasswordValues = { password: string };

const codeField = (label: string, more: Partial<Field<'code'>> = {}): Field<'code'> => ({
  name: 'code',
  label,
  kind: 'text',
  required: true,
  ...more,
});

export const appCodeField = codeField(texts.appCode.text, {
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
});
export const recoveryCodeField = codeField(texts.recoveryCode.text);
export const eitherCodeField = codeField(texts.eitherCode.text, { autoComplete: 'one-time-code' });
export const passwordField: Field<'password'> = {
  name: 'password',
  label: accountMessages.password.text,
  kind: 'password',
  required: true,
};

export const checkCode = ({ code }: CodeValues) => ({
  code: code.trim() === '' ? securityMessages.codeRequired : undefined,
});

export const checkPassword = ({ password }: PasswordValues) => ({
  password: password === '' ? accountMessages.passwordRequired : undefined,
});

/** In groups of four, as one reads it from a screen and types it into a phone. */
export const secretInGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';
