import { isEmailAddress, normalEmail } from '@casefolio/domain/accounts/email';
import type { Field } from '@casefolio/domain/fields/field';
import { accountMessages } from '@casefolio/domain/messages/accounts';
import type { Message } from '@casefolio/domain/messages/message';
import { profileMessages as texts } from '@casefolio/domain/messages/profile';
import { entryFieldLabels, personalTexts as labels } from '@casefolio/domain/messages/profile-screen';

export type PersonalValues = {
  firstName: string;
  lastName: string;
  email: string;
  userRoleId: string;
  specialityId: string;
  countryCodeLookupId: string;
  phone: string;
  password: string;
};

interface Owner {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly userRole: { readonly id: number } | null;
  readonly userProfile: readonly { readonly speciality: { readonly id: number } }[];
  readonly userCountryCode: { readonly id: number } | null;
}

/** Named as the server names them, so that what it refuses stands at its field. */
export const personalFields = {
  firstName: { name: 'firstName', label: labels.firstName, kind: 'text', required: true, autoComplete: 'given-name' },
  lastName: { name: 'lastName', label: labels.lastName, kind: 'text', required: true, autoComplete: 'family-name' },
  email: { name: 'email', label: labels.email, kind: 'email', required: true },
  password: {
    name: 'password',
    label: labels.password,
    kind: 'password',
    required: true,
    hint: texts.passwordForEmail.text,
  },
  userRoleId: { name: 'userRoleId', label: labels.role, kind: 'choice' },
  specialityId: { name: 'specialityId', label: entryFieldLabels.speciality, kind: 'choice' },
  countryCodeLookupId: { name: 'countryCodeLookupId', label: labels.country, kind: 'choice' },
  phone: { name: 'phone', label: labels.phone, kind: 'text', autoComplete: 'tel' },
} as const satisfies Record<keyof PersonalValues, Field<keyof PersonalValues>>;

const idText = (item: { readonly id: number } | null | undefined): string => (item ? String(item.id) : '');

export const personalValues = (owner: Owner): PersonalValues => ({
  firstName: owner.firstName,
  lastName: owner.lastName,
  email: owner.email,
  userRoleId: idText(owner.userRole),
  specialityId: idText(owner.userProfile[0]?.speciality),
  countryCodeLookupId: idText(owner.userCountryCode),
  phone: owner.phone ?? '',
  password: '',
});

/** Another address is the key to the account: it asks for the password. */
export const isOtherEmail = (owner: Pick<Owner, 'email'>, email: string): boolean =>
  normalEmail(email) !== normalEmail(owner.email);

function emailFault(email: string): Message | undefined {
  if (email.trim() === '') return texts.required;
  return isEmailAddress(email.trim()) ? undefined : accountMessages.emailNotValid;
}

export const checkPersonal = (owner: Pick<Owner, 'email'>) => (values: PersonalValues) => ({
  firstName: values.firstName.trim() === '' ? texts.required : undefined,
  lastName: values.lastName.trim() === '' ? texts.required : undefined,
  email: emailFault(values.email),
  password: isOtherEmail(owner, values.email) && values.password === '' ? texts.passwordForEmail : undefined,
});

const orNull = (text: string): string | null => (text === '' ? null : text);

/** The phone is left out when it is empty, and the password when nobody asked for it. */
export function personalBody(owner: Pick<Owner, 'email'>, values: PersonalValues) {
  const phone = values.phone.trim();
  return {
    firstName: values.firstName,
    lastName: values.lastName,
    email: values.email,
    userRoleId: orNull(values.userRoleId),
    specialityId: orNull(values.specialityId),
    countryCodeLookupId: orNull(values.countryCodeLookupId),
    ...(phone !== '' && { phone }),
    ...(isOtherEmail(owner, values.email) && { password: values.password }),
  };
}
