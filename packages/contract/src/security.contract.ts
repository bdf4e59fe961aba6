import { accountMessages } from '@casefolio/domain/messages/accounts';
import { securityMessages } from '@casefolio/domain/messages/security';
import { z } from 'zod';
import { endpoint, nothing } from './endpoint.ts';
import { ownUser, pathId, requiredText, typedPassword } from './wire.ts';

const password = typedPassword(accountMessages.passwordRequired.text);
const code = requiredText(securityMessages.codeRequired.text, 40);
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const listSessions = endpoint({
  name: 'listSessions',
  summary: "Where the caller is signed in, last used first. 'device' is read from the browser's own description.",
  method: 'GET',
  path: '/users/:userId/sessions',
  access: 'own account',
  params: ownUser,
  data: z.object({
    sessions: z.array(
      z.object({
        id: z.number(),
        current: z.boolean(),
        device: z.string(),
        address: z.string(),
        opened_at: z.string(),
        last_seen_at: z.string(),
        remembered: z.boolean(),
      }),
    ),
    count: z.number(),
  }),
});

export const endSession = endpoint({
  name: 'endSession',
  summary: 'Sign out one device. When it is the current one, its cookie goes, too.',
  method: 'DELETE',
  path: '/users/:userId/sessions/:sessionId',
  access: 'own account',
  params: ownUser.extend({ sessionId: pathId }),
  data: nothing,
});

export const endAllSessions = endpoint({
  name: 'endAllSessions',
  summary: 'Sign out everywhere, here too.',
  method: 'DELETE',
  path: '/users/:userId/sessions',
  access: 'own account',
  params: ownUser,
  data: nothing,
});

export const readSecondFactor = endpoint({
  name: 'readSecondFactor',
  summary: 'Does log-in ask for a second factor, and how many recovery codes are left?',
  method: 'GET',
  path: '/users/:userId/second_factor',
  access: 'own account',
  params: ownUser,
  data: z.object({ enabled: z.boolean(), recovery_codes_left: z.number() }),
});

export const beginSecondFactor = endpoint({
  name: 'beginSecondFactor',
  summary: 'A secret for the authenticator app. It counts only once a code made from it was confirmed.',
  method: 'POST',
  path: '/users/:userId/second_factor',
  access: 'own account',
  params: ownUser,
  body: z.object({ password }),
  data: z.object({ secret: z.string(), uri: z.string() }),
  mayAnswer: ['oldPasswordWrong', 'changedMeanwhile'],
});

export const confirmSecondFactor = endpoint({
  name: 'confirmSecondFactor',
  summary: 'Switch the second factor on with a code of the app. The recovery codes are shown this once.',
  method: 'POST',
  path: '/users/:userId/second_factor/confirmation',
  access: 'own account',
  params: ownUser,
  body: z.object({ code }),
  data: recoveryCodes,
  mayAnswer: ['secondFactorWrong', 'changedMeanwhile'],
});

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  summary: 'Ten new recovery codes; the old ones are void.',
  method: 'POST',
  path: '/users/:userId/second_factor/recovery_codes',
  access: 'own account',
  params: ownUser,
  body: z.object({ password }),
  data: recoveryCodes,
  mayAnswer: ['oldPasswordWrong', 'changedMeanwhile'],
});

export const removeSecondFactor = endpoint({
  name: 'removeSecondFactor',
  summary: 'Switch the second factor off, with the password and a code of the app or a recovery code.',
  method: 'POST',
  path: '/users/:userId/second_factor/removal',
  access: 'own account',
  params: ownUser,
  body: z.object({ password, code }),
  data: nothing,
  mayAnswer: ['oldPasswordWrong', 'secondFactorWrong', 'changedMeanwhile'],
});
