import type { FieldError } from '@casefolio/contract/envelope';
import { passwordFault } from '@casefolio/domain/accounts/password';
import type { Account } from './accounts.store.ts';
import { isCommonPassword } from './common-passwords.ts';

/** What is wrong with the password that an owner wishes to have from now on. */
export function newPasswordFaults(password: string, account: Account): FieldError[] {
  const owner = { firstName: account.first_name, lastName: account.last_name, email: account.email };
  const fault = passwordFault(password, owner, isCommonPassword);
  return fault ? [{ field: 'new_password', error: fault.text }] : [];
}
