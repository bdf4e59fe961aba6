import { accountMessages } from '@casefolio/domain/messages/accounts';
import { commonMessages } from '@casefolio/domain/messages/common';
import { profileMessages } from '@casefolio/domain/messages/profile';
import { securityMessages } from '@casefolio/domain/messages/security';
import { z } from 'zod';
import { endpoint, nothing } from './endpoint.ts';
import {
  acceptedBox,
  bodyId,
  emailAddress,
  newPassword,
  ownUser,
  personName,
  requiredText,
  timeOffset,
  typedPassword,
} from './wire.ts';

export const user = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  verified: z.boolean(),
  user_role: z.object({ id: z.number(), name: z.string(), nice_name: z.string() }).nullable(),
  profile_image: z.object({ href_small: z.string(), href_original: z.string() }).nullable(),
  subscription: z.object({ plan_id: z.number() }),
});

const optionalText = z.string({ error: commonMessages.wrongForm.text }).trim().max(200, commonMessages.tooLarge.text);

export const registration = endpoint({
  name: 'register',
  summary:
    'Sign up, with a plan if plan_id names one. The account is unverified until the mailed link is opened; an unverified session is opened.',
  method: 'POST',
  path: '/registration',
  access: 'anyone',
  creates: true,
  body: z.object({
    first_name: personName(accountMessages.firstNameRequired.text),
    last_name: personName(accountMessages.lastNameRequired.text),
    email: emailAddress(),
    password: newPassword(accountMessages.passwordRequired.text, accountMessages.passwordRule.text),
    user_role_id: bodyId.optional(),
    /** With its country; a number alone could be anybody's. */
    phone: z
      .string({ error: commonMessages.wrongForm.text })
      .trim()
      .max(40, profileMessages.phoneNotValid.text)
      .nullish(),
    country_code_lookup_id: bodyId.nullish(),
    registered_from: z.literal('WEB', { error: commonMessages.wrongForm.text }).default('WEB'),
    accepted_privacy_policy: acceptedBox(accountMessages.termsNotAccepted.text),
    accepted_terms: acceptedBox(accountMessages.termsNotAccepted.text),
    /** The braintree_plan_id; without one it is Free. */
    plan_id: z.union([z.int().transform(String), optionalText]).optional(),
    customer_id: optionalText.optional(),
    payment_method_nonce: optionalText.optional(),
    promotion_code: optionalText.optional(),
  }),
  data: user,
  mayAnswer: ['emailTaken', 'paymentRefused'],
});

export const verification = endpoint({
  name: 'verify',
  summary: 'Redeem the token of the verification mail. Single use, 48 hours.',
  method: 'POST',
  path: '/verification',
  access: 'anyone',
  body: z.object({ token: requiredText(accountMessages.verificationVoid.text) }),
  data: user,
  mayAnswer: ['tokenVoid'],
});

export const verificationResend = endpoint({
  name: 'resendVerification',
  summary: 'Send the verification mail again: once a minute, five times a day.',
  method: 'GET',
  path: '/users/:userId/verification_resend',
  access: 'own account, unverified too',
  changes: true,
  params: ownUser,
  query: z.object({ registered_from: z.string().optional() }),
  data: nothing,
});

export const login = endpoint({
  name: 'logIn',
  summary:
    'Open a session. 603: right credentials, e-mail not yet verified. 605: right credentials, the second factor is still needed.',
  method: 'POST',
  path: '/login',
  access: 'anyone',
  body: z.object({
    username: z
      .string({ error: accountMessages.usernameRequired.text })
      .trim()
      .toLowerCase()
      .min(1, accountMessages.usernameRequired.text)
      .max(254, accountMessages.emailNotValid.text),
    password: typedPassword(accountMessages.passwordRequired.text),
    time_offset: timeOffset.nullish(),
    remember: z.boolean({ error: commonMessages.wrongForm.text }).default(false),
    second_factor_code: z
      .string({ error: commonMessages.wrongForm.text })
      .trim()
      .max(40, commonMessages.wrongForm.text)
      .nullish(),
  }),
  data: user,
  mayAnswer: ['unverified', 'invalidCredentials', 'locked', 'secondFactorNeeded', 'secondFactorWrong'],
});

export const logout = endpoint({
  name: 'logOut',
  summary: 'End the session on the server.',
  method: 'POST',
  path: '/logout',
  access: 'anyone',
  data: nothing,
});

export const emailValidation = endpoint({
  name: 'validateEmail',
  summary: 'Does this address belong to an account?',
  method: 'POST',
  path: '/email_validation',
  access: 'anyone',
  body: z.object({ email: emailAddress() }),
  data: z.object({ email_used: z.boolean() }),
});

export const checkEmail = endpoint({
  name: 'checkEmail',
  summary: 'Is this address free? 1 or 0.',
  method: 'GET',
  path: '/users/check-email',
  access: 'anyone',
  query: z.object({ email: emailAddress() }),
  data: z.object({ available: z.union([z.literal(0), z.literal(1)]) }),
});

export const forgetPassword = endpoint({
  name: 'forgetPassword',
  summary: 'Mail a reset code. The answer is the same whether the address has an account or not; three mails an hour.',
  method: 'POST',
  path: '/forget_password',
  access: 'anyone',
  body: z.object({ email: emailAddress() }),
  data: nothing,
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  summary:
    'Set a new password with the mailed code: eight characters, 10 minutes, single use, void after five wrong tries.',
  method: 'POST',
  path: '/reset_password',
  access: 'anyone',
  body: z.object({
    email: emailAddress(),
    new_password: newPassword(accountMessages.passwordRequired.text, accountMessages.passwordRule.text),
    verification_code: requiredText(securityMessages.verificationCodeRequired.text, 40),
  }),
  data: nothing,
  mayAnswer: ['resetCodeVoid'],
});

export const changePassword = endpoint({
  name: 'changePassword',
  summary: 'Change the password. The current session goes on under a new token, the others end.',
  method: 'POST',
  path: '/users/:userId/change_password',
  access: 'own account',
  params: ownUser,
  body: z.object({
    old_password: typedPassword(securityMessages.oldPasswordRequired.text),
    new_password: newPassword(securityMessages.newPasswordRequired.text, securityMessages.newPasswordRule.text),
  }),
  data: nothing,
  mayAnswer: ['oldPasswordWrong', 'passwordUnchanged'],
});
