import { profileMessages as messages } from '@casefolio/domain/messages/profile';
import { commonMessages } from '@casefolio/domain/messages/common';
import { mostPictureBytes } from '@casefolio/domain/profile/picture';
import { z } from 'zod';
import { user } from './accounts.contract.ts';
import { endpoint, nothing } from './endpoint.ts';
import { bodyId, calendarDay, emailAddress, ownUser, pathId, personName, requiredText, searchQuery } from './wire.ts';

const required = messages.required.text;
const id = z.number();
const named = z.object({ id, name: z.string() });

const institution = z.object({
  id,
  name: z.string(),
  address: z.string(),
  google_place_id: z.string().nullable(),
});

export const position = z.object({
  id,
  hospital: institution,
  speciality: named,
  start_date: z.string(),
  end_date: z.string().nullable(),
});

export const education = z.object({
  id,
  speciality: named,
  degree: named,
  institution_name: z.string(),
  start_date: z.string(),
  end_date: z.string().nullable(),
});

export const reimbursementModels = ['SALARY_BASED', 'RVUS_BASED', 'MIXED'] as const;
export const thresholds = ['DOLLARS', 'RVUS'] as const;

export const reimbursement = z.object({
  practice_state: z.string(),
  reimbursement_model: z.enum(reimbursementModels),
  threshold: z.enum(thresholds).nullable(),
  /** Exact, with two decimals. */
  amount: z.string(),
  rvus_multiplier: z.string(),
});

export const wholeUser = user.extend({
  user_profile: z.array(z.object({ speciality: named })),
  user_country_code: z
    .object({ id, iso: z.string(), phone_code: z.string(), nice_name: z.string(), flag: z.string() })
    .nullable(),
  /** A new address that waits for its link to be opened. */
  pending_email: z.string().nullable(),
  current_positions: z.array(position),
  user_experiences: z.array(position),
  user_educations: z.array(education),
  reimbursement: reimbursement.nullable(),
});

export const readUser = endpoint({
  name: 'readUser',
  summary: "The caller's own user with everything that stands on the profile.",
  method: 'GET',
  path: '/users/:userId',
  access: 'own account, unverified too',
  params: ownUser,
  data: wholeUser,
});

export const changeUser = endpoint({
  name: 'changeUser',
  summary: 'Change personal data. Another e-mail address needs the password, and counts once its link was opened.',
  method: 'PUT',
  path: '/users/:userId',
  access: 'own account',
  params: ownUser,
  body: z.object({
    first_name: personName(required),
    last_name: personName(required),
    email: emailAddress(required),
    user_role_id: bodyId.nullish(),
    speciality_id: bodyId.nullish(),
    phone: z.string({ error: commonMessages.wrongForm.text }).trim().max(40, messages.phoneNotValid.text).nullish(),
    country_code_lookup_id: bodyId.nullish(),
    password: z.string().max(1000).optional(),
  }),
  data: wholeUser,
  mayAnswer: ['emailTaken', 'oldPasswordWrong'],
});

export const confirmEmailChange = endpoint({
  name: 'confirmEmailChange',
  summary: 'Redeem the link that was mailed to a new address. Single use, 48 hours.',
  method: 'POST',
  path: '/users/email_change/confirmation',
  access: 'anyone',
  body: z.object({ token: requiredText(required) }),
  data: z.object({ email: z.string() }),
  mayAnswer: ['tokenVoid', 'emailTaken'],
});

const picture = z.object({ profile_image: user.shape.profile_image });

export const putProfileImage = endpoint({
  name: 'putProfileImage',
  summary: 'The profile image: JPEG, PNG, WebP, HEIC or TIFF; cut square, written anew without metadata.',
  method: 'POST',
  path: '/users/:userId/media',
  access: 'own account',
  params: ownUser,
  files: { field: 'image_file', most: 1, mostBytes: mostPictureBytes },
  body: z.object({ image_type: z.literal('PROFILE_IMAGE', { error: commonMessages.wrongForm.text }) }),
  data: picture,
});

export const removeProfileImage = endpoint({
  name: 'removeProfileImage',
  summary: 'Take the profile image away.',
  method: 'DELETE',
  path: '/users/:userId/media',
  access: 'own account',
  params: ownUser,
  data: picture,
});

const days = {
  start_date: calendarDay(required),
  end_date: z
    .union([z.literal('').transform(() => null), z.null(), calendarDay(required)], {
      error: commonMessages.notADay.text,
    })
    .default(null),
};

const positionBody = z.object({
  hospital: z.object(
    {
      name: requiredText(required, 300),
      address: z.string().trim().max(500).default(''),
      google_place_id: z.string().trim().max(300).nullish(),
    },
    { error: required },
  ),
  speciality_id: bodyId,
  ...days,
});

const educationBody = z.object({
  speciality_id: bodyId,
  degree_id: bodyId,
  institution_name: requiredText(required, 300),
  ...days,
});

/** Add, change and delete of one of the profile's lists. */
const listOf = <Body extends z.ZodType, Item extends z.ZodType>(
  noun: string,
  path: `/${string}`,
  body: Body,
  item: Item,
) => {
  const one = ownUser.extend({ itemId: pathId });
  return {
    add: endpoint({
      name: `add${noun}`,
      summary: `Add to the profile: ${noun}.`,
      method: 'POST',
      path: `/users/:userId${path}`,
      access: 'own account',
      params: ownUser,
      creates: true,
      body,
      data: item,
    }),
    change: endpoint({
      name: `change${noun}`,
      summary: `Change on the profile: ${noun}.`,
      method: 'PUT',
      path: `/users/:userId${path}/:itemId`,
      access: 'own account',
      params: one,
      body,
      data: item,
    }),
    remove: endpoint({
      name: `remove${noun}`,
      summary: `Delete from the profile: ${noun}.`,
      method: 'DELETE',
      path: `/users/:userId${path}/:itemId`,
      access: 'own account',
      params: one,
      data: nothing,
    }),
  };
};

const positionCalls = listOf('CurrentPosition', '/position', positionBody, position);
const experienceCalls = listOf('Experience', '/experience', positionBody, position);
const educationCalls = listOf('Education', '/education', educationBody, education);

export const addPosition = positionCalls.add;
export const changePosition = positionCalls.change;
export const removePosition = positionCalls.remove;
export const addExperience = experienceCalls.add;
export const changeExperience = experienceCalls.change;
export const removeExperience = experienceCalls.remove;
export const addEducation = educationCalls.add;
export const changeEducation = educationCalls.change;
export const removeEducation = educationCalls.remove;

/** Money as it is written: 12, 12.5 or 12.50, never a binary fraction. */
const exactAmount = z
  .union([z.number(), z.string()], { error: messages.amountWrong.text })
  .transform((value) => String(value).trim())
  .pipe(z.string().regex(/^\d{1,12}(\.\d{1,2})?$/, messages.amountWrong.text))
  .default('0');

const reimbursementBody = z.object({
  practice_state: requiredText(required, 10),
  reimbursement_model: z.enum(reimbursementModels, { error: required }),
  threshold: z
    .union([z.enum(thresholds), z.literal('').transform(() => null), z.null()], { error: required })
    .default(null),
  amount: exactAmount,
  rvus_multiplier: exactAmount,
});

const ownReimbursement = { path: '/users/:userId/reimbursement', access: 'own account', params: ownUser } as const;

export const readReimbursement = endpoint({
  name: 'readReimbursement',
  summary: 'How the caller is paid; null when they have not said.',
  method: 'GET',
  ...ownReimbursement,
  data: z.object({ reimbursement: reimbursement.nullable() }),
});

export const addReimbursement = endpoint({
  name: 'addReimbursement',
  summary: 'Say how one is paid. A second one is refused.',
  method: 'POST',
  ...ownReimbursement,
  creates: true,
  body: reimbursementBody,
  data: reimbursement,
  mayAnswer: ['changedMeanwhile'],
});

export const changeReimbursement = endpoint({
  name: 'changeReimbursement',
  summary: 'Change how one is paid.',
  method: 'PUT',
  ...ownReimbursement,
  body: reimbursementBody,
  data: reimbursement,
});

export const removeReimbursement = endpoint({
  name: 'removeReimbursement',
  summary: 'Forget how one is paid.',
  method: 'DELETE',
  ...ownReimbursement,
  data: nothing,
});

export const currentHospitals = endpoint({
  name: 'listCurrentHospitals',
  summary: "The caller's institutions, from the current positions; a case's hospital_id names one of them.",
  method: 'GET',
  path: '/users/:userId/current_hospitals',
  access: 'read a log',
  params: ownUser,
  data: z.array(institution.omit({ google_place_id: true }).extend({ label: z.string() })),
});

export const findPlaces = endpoint({
  name: 'findPlaces',
  summary: 'Institutions by name: the own directory first, then Google when a key is configured.',
  method: 'GET',
  path: '/places',
  access: 'verified',
  query: searchQuery,
  data: z.array(z.object({ name: z.string(), address: z.string(), google_place_id: z.string().nullable() })),
});

export const findColleagues = endpoint({
  name: 'findColleagues',
  summary:
    "People by name within the caller's current institutions; three letters at least. Never an e-mail or a number.",
  method: 'GET',
  path: '/users',
  access: 'verified',
  query: z.object({
    keyword: z
      .string()
      .transform((text) => text.slice(0, 100).trim())
      .default(''),
  }),
  data: z.object({
    users: z.array(
      z.object({
        id,
        first_name: z.string(),
        last_name: z.string(),
        current_positions: z.array(z.object({ hospital: z.object({ label: z.string() }) })),
      }),
    ),
    count: z.number(),
  }),
});
