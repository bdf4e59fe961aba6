import { isEmailAddress, normalEmail } from '@casefolio/domain/accounts/email';
import { accountMessages } from '@casefolio/domain/messages/accounts';
import { commonMessages } from '@casefolio/domain/messages/common';
import { sharingMessages } from '@casefolio/domain/messages/sharing';
import { mostInvitedAtOnce, openStatuses, permissions, shareStatuses } from '@casefolio/domain/sharing/share';
import { z } from 'zod';
import { user } from './accounts.contract.ts';
import { endpoint, nothing } from './endpoint.ts';
import { acceptedBox, bodyId, emailAddress, newPassword, ownUser, personName, requiredText } from './wire.ts';

/** An unknown permission counts as the lesser one. */
const permission = z.enum(permissions).catch('VIEWER');

const invitedAddress = z
  .string({ error: sharingMessages.emailNotValid.text })
  .transform(normalEmail)
  .pipe(z.string().refine(isEmailAddress, { error: sharingMessages.emailNotValid.text }));

/** What stands in the mailed link, and nowhere else. */
const link = {
  code: requiredText(sharingMessages.invitationVoid.text),
  key: requiredText(sharingMessages.invitationVoid.text),
};

export const inviteUsers = endpoint({
  name: 'inviteUsers',
  summary: "Invite people into one's own case log. One sentence for each address: sent, or invited already.",
  method: 'POST',
  path: '/users/:userId/access_users',
  access: 'own account',
  creates: true,
  params: ownUser,
  body: z.object({
    users: z
      .array(z.object({ email: invitedAddress, permission }), { error: sharingMessages.nobodyInvited.text })
      .min(1, sharingMessages.nobodyInvited.text)
      .max(mostInvitedAtOnce, commonMessages.tooLarge.text),
  }),
  data: z.array(z.string()),
});

export const verifyInvitation = endpoint({
  name: 'verifyInvitation',
  summary:
    "Look at an invitation by its link; the path names the doctor. `user` comes only to the invited person's own session, whose address is verified by the link.",
  method: 'GET',
  path: '/users/:userId/access_users/verify',
  access: 'anyone',
  changes: true,
  params: ownUser,
  query: z.object(link),
  data: z.object({
    old_user: z.boolean(),
    user: user.nullable(),
    user_id: z.number().nullable(),
    email: z.string(),
    doctor_name: z.string(),
  }),
  mayAnswer: ['invitationVoid'],
});

export const registerInvited = endpoint({
  name: 'registerInvited',
  summary: 'Sign up by an invitation; the path names the doctor. The account is verified because the link is right.',
  method: 'POST',
  path: '/users/:userId/access_users/registration',
  access: 'anyone',
  creates: true,
  params: ownUser,
  body: z.object({
    ...link,
    first_name: personName(commonMessages.required.text),
    last_name: personName(commonMessages.required.text),
    email: emailAddress(commonMessages.required.text),
    password: newPassword(accountMessages.passwordRequired.text, accountMessages.passwordRule.text),
    user_role_id: bodyId.optional(),
    registered_from: z.literal('WEB', { error: commonMessages.wrongForm.text }).default('WEB'),
    accepted_privacy_policy: acceptedBox(accountMessages.termsNotAccepted.text),
    accepted_terms: acceptedBox(accountMessages.termsNotAccepted.text),
  }),
  data: z.object({ result: user }),
  mayAnswer: ['invitationVoid', 'emailTaken'],
});

export const answerInvitation = endpoint({
  name: 'answerInvitation',
  summary: 'Accept or decline an invitation; with `leave`, leave a dashboard that was joined.',
  method: 'PUT',
  path: '/users/:userId/access_users/invitation',
  access: 'own account',
  params: ownUser,
  body: z.object({
    doctor_id: bodyId,
    status: z.enum(['ACCEPTED', 'DECLINED'], { error: commonMessages.wrongForm.text }),
    leave: z.boolean({ error: commonMessages.wrongForm.text }).default(false),
  }),
  data: nothing,
});

export const listDoctors = endpoint({
  name: 'listDoctors',
  summary: 'Those whose dashboards one was invited to; without a filter the open ones: waiting and joined.',
  method: 'GET',
  path: '/users/:userId/doctors',
  access: 'own account',
  params: ownUser,
  query: z.object({
    filter: z.enum([...openStatuses, 'DECLINED'], { error: commonMessages.wrongForm.text }).optional(),
  }),
  data: z.object({
    doctors: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        role: z.string().nullable(),
        status: z.enum(shareStatuses),
        permission: z.enum(permissions),
        invited_at: z.iso.datetime(),
      }),
    ),
    count: z.number(),
  }),
});

export const listStaff = endpoint({
  name: 'listStaff',
  summary: "Those who have joined one's own dashboard, found by name or e-mail.",
  method: 'GET',
  path: '/users/:userId/staff',
  access: 'own account',
  params: ownUser,
  query: z.object({
    filter: z.literal('MY_USERS', { error: commonMessages.wrongForm.text }).optional(),
    search: z.string().trim().max(200, commonMessages.tooLarge.text).default(''),
  }),
  data: z.object({
    user_staff: z.array(
      z.object({
        status: z.literal('ACCEPTED'),
        permission: z.enum(permissions),
        end_user: user.pick({
          id: true,
          first_name: true,
          last_name: true,
          email: true,
          phone: true,
          user_role: true,
          profile_image: true,
        }),
      }),
    ),
    count: z.number(),
  }),
});

export const revokeUser = endpoint({
  name: 'revokeUser',
  summary: "End somebody's access to one's own dashboard, or withdraw an invitation by its e-mail address.",
  method: 'PUT',
  path: '/users/:userId/access_users/revoke_user',
  access: 'own account',
  params: ownUser,
  body: z
    .object({ end_user_id: bodyId.optional(), email: invitedAddress.optional() })
    .refine(({ end_user_id, email }) => end_user_id !== undefined || email !== undefined, {
      path: ['end_user_id'],
      error: sharingMessages.whoseAccess.text,
    }),
  data: nothing,
});

export const changePermission = endpoint({
  name: 'changePermission',
  summary: "Make somebody an editor or a viewer of one's own dashboard.",
  method: 'PUT',
  path: '/users/:userId/access_users/change_permission',
  access: 'own account',
  params: ownUser,
  body: z.object({ end_user_id: bodyId, permission }),
  data: nothing,
});
