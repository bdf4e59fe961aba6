import { meetsPasswordRule } from '@casefolio/domain/accounts/password';
import { accountMessages } from '@casefolio/domain/messages/accounts';
import { commonMessages } from '@casefolio/domain/messages/common';
import { z } from 'zod';
import { endpoint, nothing } from './endpoint.ts';
import { acceptedBox, bodyId, emailAddress, pathId, personName, requiredText, timeOffset } from './wire.ts';

const ownUser = z.object({ userId: pathId });

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

export const registration = endpoint({
  name: 'register',
  summary: 'Sign up. The account is unverified until the mailed link is opened; an unverified session is opened.',
  method: 'POST',
  path: '/registration',
  access: 'anyone',
  creates: true,
  body: z.object({
    first_name: personName(accountMessages.firstNameRequired.text),
    last_name: personName(accountMessages.lastNameRequired.text),
    email: emailAddress(),
    password: z
      .string({ error: accountMessages.passwordRequired.text })
      .min(1, accountMessages.passwordRequired.text)
      .refine(meetsPasswordRule, accountMessages.passwordRule.text),
    user_role_id: bodyId.optional(),
    registered_from: z.literal('WEB', { error: commonMessages.wrongForm.text }).default('WEB'),
    accepted_privacy_policy: acceptedBox(accountMessages.termsNotAccepted.text),
    accepted_terms: acceptedBox(accountMessages.termsNotAccepted.text),
  }),
  data: user,
  mayAnswer: ['emailTaken'],
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
  summary: 'Open a session. 603: right credentials, e-mail not yet verified.',
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
    password: z
      .string({ error: accountMessages.passwordRequired.text })
      .min(1, accountMessages.passwordRequired.text)
      .max(1000, accountMessages.passwordTooLong.text),
    time_offset: timeOffset.nullish(),
    remember: z.boolean({ error: commonMessages.wrongForm.text }).default(false),
  }),
  data: user,
  mayAnswer: ['unverified', 'invalidCredentials', 'locked'],
});

export const logout = endpoint({
  name: 'logOut',
  summary: 'End the session on the server.',
  method: 'POST',
  path: '/logout',
  access: 'anyone',
  data: nothing,
});

export const readUser = endpoint({
  name: 'readUser',
  summary: "The caller's own user.",
  method: 'GET',
  path: '/users/:userId',
  access: 'own account, unverified too',
  params: ownUser,
  data: user,
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
