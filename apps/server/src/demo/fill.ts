import type { Casefolio } from '../app/casefolio.ts';
import { addAccount, markVerified } from '../slices/accounts/accounts.store.ts';
import { hashPassword } from '../slices/accounts/password-hash.ts';
import { demoPassword, demoPeople } from './people.ts';

/** Fills an empty demonstration; on one that is filled already it changes nothing. */
export async function fillDemo({ database: { db } }: Casefolio): Promise<void> {
  const now = new Date();
  for (const { note: _, ...person } of demoPeople) {
    const password_hash = await hashPassword(demoPassword);
    const added = await addAccount(db, { ...person, password_hash, accepted_terms_at: now, created_at: now });
    if (added) await markVerified(db, added.id, now);
  }
}

export const demoAccounts = (): string =>
  [
    'Accounts of the demonstration:',
    ...demoPeople.map(({ email, note }) => `  ${email}  password ${demoPassword}  (${note})`),
  ].join('\n');
