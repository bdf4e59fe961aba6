import { isEmailAddress } from '@casefolio/domain/accounts/email';
import { passwordFault } from '@casefolio/domain/accounts/password';
import type { Field } from '@casefolio/domain/fields/field';
import { accountMessages } from '@casefolio/domain/messages/accounts';
import type { Message } from '@casefolio/domain/messages/message';
import { passwordMessages as texts } from '@casefolio/domain/messages/passwords';
import { securityMessages } from '@casefolio/domain/messages/security';

export type ForgotValues = { email: string };

export const forgotField: Field<'email'> = {
  name: 'email',
  label: accountMessages.email.text,
  kind: 'email',
  required: true,
  autoComplete: 'username',
};

export function checkForgot({ email }: ForgotValues): { readonly email: Message | undefined } {
  if (email.trim() === '') return { email: accountMessages.emailRequired };
  return { email: isEmailAddress(email.trim()) ? undefined : accountMessages.emailNotValid };
}

export const resetPath = (email: string): string => `/reset-password/${encodeURIComponent(email.trim())}`;

/** The address at the end of the path. Read by ourselves, because the router takes a written-out %2F for a slash; null when it is none. */
export function addressInPath(pathname: string): string | null {
  const written = pathname.split('/').findLast((part) => part !== '') ?? '';
  try {
    const email = decodeURIComponent(written);
    return isEmailAddress(email) ? email : null;
  } catch {
    return null;
  }
}

export type ResetValues = { verificationCode: string; newPassword: string };

export const emptyReset: ResetValues = { verificationCode: '', newPassword: '' };

export const resetFields = {
  verificationCode: {
    name: 'verificationCode',
    label: texts.verificationCode.text,
    kind: 'text',
    required: true,
    autoComplete: 'one-time-code',
  },
  newPassword: { name: 'newPassword', label: texts.newPassword.text, kind: 'new-password', required: true },
} as const satisfies Record<keyof ResetValues, Field<keyof ResetValues>>;

/** Of the owner only the address is known here; the server knows their name and the common passwords. */
export const checkReset =
  (email: string) =>
  ({ verificationCode, newPassword }: ResetValues) => ({
    verificationCode: verificationCode.trim() === '' ? securityMessages.verificationCodeRequired : undefined,
    newPassword: passwordFault(newPassword, { firstName: '', lastName: '', email }, () => false) ?? undefined,
  });
