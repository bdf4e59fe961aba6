import { isEmailAddress } from '@casefolio/domain/accounts/email';
import { atMostCharacters, contactMessages as texts } from '@casefolio/domain/messages/contact';
import type { Message } from '@casefolio/domain/messages/message';

export function textFault(typed: string, required: Message, most: number): Message | undefined {
  const text = typed.trim();
  if (text === '') return required;
  return text.length > most ? atMostCharacters(most) : undefined;
}

/** A field that is left says what it needs; a try to send says that it is not there yet. */
export function emailFault(typed: string, tried: boolean): Message | undefined {
  const email = typed.trim();
  if (email === '') return texts.emailRequired;
  if (isEmailAddress(email)) return undefined;
  return tried ? texts.emailInvalidOnSubmit : texts.emailNotValid;
}

/** Nothing is said about a box that was only passed by. */
export const agreementFault = (agreed: boolean, tried: boolean): Message | undefined =>
  tried && !agreed ? texts.termsRequired : undefined;
