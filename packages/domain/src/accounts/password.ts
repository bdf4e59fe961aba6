import { accountMessages } from '../messages/accounts.ts';
import type { Message } from '../messages/message.ts';
import { isGuessable, isMadeOf } from './guessable.ts';

export const passwordLengths = { weakBelow: 6, least: 8, longAsAlternative: 15, most: 128 } as const;

/** The specified mixture: 8 and more with a lower-case letter, a capital, a digit and any sign. */
const isMixed = (password: string): boolean =>
  password.length >= passwordLengths.least &&
  [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].every((kind) => kind.test(password));

/** A long passphrase is as good as a short mixture, and easier to remember. */
export const meetsPasswordRule = (password: string): boolean =>
  isMixed(password) || password.length >= passwordLengths.longAsAlternative;

export interface PasswordStrength extends Message {
  readonly level: 'weak' | 'normal' | 'strong';
}

export function passwordStrength(password: string): PasswordStrength {
  if (password.length < passwordLengths.weakBelow) return { level: 'weak', ...accountMessages.weakPassword };
  return meetsPasswordRule(password)
    ? { level: 'strong', ...accountMessages.strongPassword }
    : { level: 'normal', ...accountMessages.normalPassword };
}

export interface PasswordOwner {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Why this password is refused, or null when it is good. `isCommon` asks the server's list of leaked passwords. */
export function passwordFault(
  password: string,
  owner: PasswordOwner,
  isCommon: (word: string) => boolean,
): Message | null {
  if (password === '') return accountMessages.passwordRequired;
  if (!meetsPasswordRule(password)) return accountMessages.passwordRule;
  if (password.length > passwordLengths.most) return accountMessages.passwordTooLong;
  if (isMadeOf(password, [owner.firstName, owner.lastName, owner.email])) return accountMessages.passwordOwn;
  return isGuessable(password, isCommon) ? accountMessages.passwordCommon : null;
}
