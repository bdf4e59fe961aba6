import type { FieldError } from '@casefolio/contract/envelope';
import { passwordFault } from '@casefolio/domain/accounts/password';
import { accountMessages } from '@casefolio/domain/messages/accounts';
import type { Tx } from '../../db/database.ts';
import { Failure } from '../../http/failure.ts';
import type { Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import type { UserRoles } from '../lookups/lookups.api.ts';
import { addAccount, type Account, emailIsUsed, type NewAccount } from './accounts.store.ts';
import { isCommonPassword } from './common-passwords.ts';
import { phoneRefused } from './phone.ts';

/** What every sign-up asks for, by whichever door somebody comes. */
export interface NewPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly password: string;
  readonly user_role_id?: number | undefined;
  readonly registered_from: string;
}

export const emailTaken = (): Failure =>
  new Failure('emailTaken', accountMessages.emailTaken, {
    fields: [{ field: 'email', error: accountMessages.emailUsed.text }],
  });

/** What the contract cannot see: a password that others would guess, a role that does not exist. */
export function personFaults(person: NewPerson, roles: UserRoles): FieldError[] {
  const owner = { firstName: person.first_name, lastName: person.last_name, email: person.email };
  const password = passwordFault(person.password, owner, isCommonPassword);
  const unknownRole = person.user_role_id !== undefined && !roles.byId(person.user_role_id);
  return [
    ...(password ? [{ field: 'password', error: password.text }] : []),
    ...(unknownRole ? [{ field: 'user_role_id', error: accountMessages.roleUnknown.text }] : []),
  ];
}

type Made = Pick<NewAccount, 'password_hash' | 'verified_at' | 'plan_id' | 'phone' | 'country_code_id'> & {
  readonly now: Date;
};

/** The account and its audit row. Two who come at once with one address, or one number: the second is refused. */
export async function makeAccount(tx: Tx, visit: Visit, person: NewPerson, made: Made): Promise<Account> {
  const { now, ...proofs } = made;
  const account = await addAccount(tx, {
    email: person.email,
    first_name: person.first_name,
    last_name: person.last_name,
    user_role_id: person.user_role_id ?? null,
    registered_from: person.registered_from,
    ...proofs,
    accepted_terms_at: now,
    created_at: now,
  });
  if (!account) throw (await emailIsUsed(tx, person.email)) ? emailTaken() : phoneRefused();
  await recordTouch(tx, visit, now, { action: 'account.registered', actorId: account.id, ownerId: account.id });
  return account;
}
