import type { Field } from '@casefolio/domain/fields/field';
import { accountMessages } from '@casefolio/domain/messages/accounts';

export type TermsValues = { accepted: boolean };

export const acceptField: Field<keyof TermsValues> = {
  name: 'accepted',
  label: accountMessages.acceptPolicy.text,
  kind: 'switch',
};

/** Nothing is said about a switch that was only passed by; it matters when the user wants to go on. */
export const checkTerms = ({ accepted }: TermsValues, tried: boolean) => ({
  accepted: tried && !accepted ? accountMessages.termsNotAccepted : undefined,
});
