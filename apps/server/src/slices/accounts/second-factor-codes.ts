import { isAppCode, normalCode, recoveryCode, shownRecoveryCode } from '@casefolio/domain/accounts/one-time-codes';
import type { Tx } from '../../db/database.ts';
import type { AccountKeys } from './account-keys.ts';
import { stepOfCode } from './authenticator.ts';
import { putRecoveryCodes, type SecondFactor, spendRecoveryCode, spendStep } from './second-factors.store.ts';
import { newCode } from './tokens.ts';

/** Takes a code of the app or a recovery code, once. False when it is wrong or was used already. */
export function spendCode(
  tx: Tx,
  keys: AccountKeys,
  { user_id, sealed_secret }: SecondFactor,
  { typed, now }: { readonly typed: string; readonly now: Date },
): Promise<boolean> {
  const code = normalCode(typed);
  if (!isAppCode(code)) return spendRecoveryCode(tx, user_id, keys.codeHash('recovery', user_id, code));
  const step = stepOfCode(keys.open(user_id, sealed_secret), code, now);
  return step === null ? Promise.resolve(false) : spendStep(tx, user_id, step);
}

/** Ten new codes in place of the old ones. Only their hashes stay; what is returned here is never seen again. */
export async function newRecoveryCodes(tx: Tx, keys: AccountKeys, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCode.howMany }, () => newCode(recoveryCode.length));
  await putRecoveryCodes(
    tx,
    userId,
    codes.map((code) => keys.codeHash('recovery', userId, code)),
  );
  return codes.map(shownRecoveryCode);
}
