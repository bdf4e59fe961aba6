import { meetsPasswordRule, passwordFault } from '@casefolio/domain/accounts/password';
import type { PasswordOwner } from '@casefolio/domain/accounts/password';
import type { Field } from '@casefolio/domain/fields/field';
import type { Message } from '@casefolio/domain/messages/message';
import { passwordMessages } from '@casefolio/domain/messages/passwords';
import { securityMessages as texts } from '@casefolio/domain/messages/security';

export type ChangePasswordValues = { oldPassword: string; newPassword: string };

export const emptyChange: ChangePasswordValues = { oldPassword: '', newPassword: '' };

export const changeFields = {
  oldPassword: { name: 'oldPassword', label: passwordMessages.oldPassword.text, kind: 'password', required: true },
  newPassword: { name: 'newPassword', label: passwordMessages.newPassword.text, kind: 'new-password', required: true },
} as const satisfies Record<keyof ChangePasswordValues, Field<keyof ChangePasswordValues>>;

/** This dialog names what is missing in its own words; what else may be wrong is the same as at the sign-up. */
function newPasswordFault(password: string, owner: PasswordOwner): Message | undefined {
  if (password === '') return texts.newPasswordRequired;
  if (!meetsPasswordRule(password)) return texts.newPasswordRule;
  return passwordFault(password, owner, () => false) ?? undefined;
}

export const checkChange =
  (owner: PasswordOwner) =>
  ({ oldPassword, newPassword }: ChangePasswordValues) => ({
    oldPassword: oldPassword === '' ? texts.oldPasswordRequired : undefined,
    newPassword: newPasswordFault(newPassword, owner),
  });
