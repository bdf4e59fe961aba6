import { families } from '@casefolio/domain/case-fields/speciality';
import { caseFields, repeatedFields } from '@casefolio/domain/case-fields/table';
import { commonMessages } from '@casefolio/domain/messages/common';
import { z } from 'zod';
import { inputShape, outputShape } from './case-values.ts';
import { asTheyAre, endpoint, nothing } from './endpoint.ts';
import { bodyId, calendarDay, listInForm, ownUser, pathId } from './wire.ts';

const megabyte = 1024 * 1024;
const wrongForm = commonMessages.wrongForm.text;
const images = { field: 'images', most: 10, mostBytes: 20 * megabyte } as const;

const oneCase = ownUser.extend({ procId: pathId });
const oneImage = oneCase.extend({ mediaId: pathId });

/** A colleague by id, or somebody by name. */
const surgeon = z.union(
  [
    z.object({ id: bodyId }),
    z.object({ invitee_name: z.string().trim().min(1).max(200) }),
    z
      .string()
      .trim()
      .min(1)
      .max(200)
      .transform((invitee_name) => ({ invitee_name })),
  ],
  { error: wrongForm },
);

const note = z.string({ error: wrongForm }).max(100_000, commonMessages.tooLarge.text);
export const mostNotes = 50;

const additionalProcedure = z.strictObject({
  /** A number when it is stored already; a text, or nothing, when it is new. */
  id: z.union([z.number(), z.string()]).nullish(),
  date: calendarDay(wrongForm).optional(),
  ...inputShape(repeatedFields),
});

const writtenCase = z.strictObject({
  ...inputShape(caseFields),
  /** The same as date_of_procedure. */
  date: calendarDay(wrongForm).optional(),
  /** Which of the four forms; without it the owner's own. */
  family: z.enum(families, { error: wrongForm }).optional(),
  primary_surgeons: listInForm(surgeon, 20).optional(),
  co_surgeons: listInForm(surgeon, 20).optional(),
  icd_id: listInForm(bodyId, 100).optional(),
  cpts: listInForm(
    z.object({ id: bodyId, quantity: z.coerce.number().int().min(1).max(999).default(1) }),
    100,
  ).optional(),
  cpt_modifier_id: z.string({ error: wrongForm }).max(10).nullish(),
  notes: listInForm(note, mostNotes).optional(),
  case_procedures: listInForm(additionalProcedure, 20).optional(),
  /** The draft that this case was written in; it goes when the case is stored. */
  draft_key: z.string().max(100).optional(),
  version: z.coerce.number().int().positive().optional(),
});

const person = z.object({ id: z.number().nullable(), name: z.string() });
const hospital = z.object({ id: z.number(), name: z.string(), label: z.string() });
export const caseImage = z.object({
  id: z.number(),
  image_name: z.string(),
  urls: z.object({ href_small: z.string(), href_original: z.string() }),
});
export const caseNote = z.object({ id: z.number(), date: z.string(), note: z.string(), author: z.string() });

/** Exact decimals; null where the owner's plan does not show them. */
const rvus = z.string().nullable();

export const fullCase = z.object({
  id: z.number(),
  version: z.number(),
  owner: z.object({ id: z.number(), name: z.string() }),
  /** What the caller may do with it. */
  permission: z.enum(['OWNER', 'EDITOR', 'VIEWER']),
  family: z.enum(families),
  ...outputShape(caseFields),
  date: z.string(),
  hospital: hospital.nullable(),
  institute: z.object({ id: z.number(), label: z.string() }).nullable(),
  primary_surgeons: z.array(person),
  co_surgeons: z.array(person),
  procedure_cpt: z.array(
    z.object({
      cpt_lookup: z.object({ id: z.number(), code: z.string(), value: z.string(), rvu_value: rvus }),
      quantity: z.number(),
    }),
  ),
  procedure_icd: z.array(z.object({ icd_lookup: z.object({ id: z.number(), code: z.string(), value: z.string() }) })),
  cpt_modifier: z
    .object({ id: z.string(), description: z.string(), percentage: z.number(), additional_info: z.string() })
    .nullable(),
  /** The year whose values the RVUs are. */
  rvu_year: z.number(),
  total_rvus: rvus,
  total_reimbursable_rvus: rvus,
  reimbursable_after_modifier: rvus,
  notes: z.array(caseNote),
  images: z.array(caseImage),
  case_procedures: z.array(z.object({ id: z.number(), date: z.string(), ...outputShape(repeatedFields) })),
  /** The owner's plan shows neither images nor RVUs. */
  plan_hides: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
});

export const listedCase = z.object({
  id: z.number(),
  patient_first_name: z.string(),
  patient_last_name: z.string(),
  date_of_birth: z.string(),
  age: z.number().nullable(),
  gender: z.string(),
  hospital: hospital.nullable(),
  institute: z.object({ id: z.number(), label: z.string() }).nullable(),
  procedure_name: z.string(),
  type: z.string(),
  date_of_procedure: z.string(),
  date: z.string(),
  media: z.array(caseImage),
  case_procedures: z.array(z.object({ date: z.string() })),
});

export const pageSizes = [12, 25, 50, 100] as const;
export const caseFilters = ['ALL', 'UPCOMING', 'WEEK', 'MONTH'] as const;

const listQuery = z.object({
  page: z.coerce.number().int().min(0).max(1_000_000).catch(0).default(0),
  page_size: z.coerce.number().int().min(1).max(100).catch(12).default(12),
  filter: z.enum(caseFilters, { error: wrongForm }).default('ALL'),
});

export const listCases = asTheyAre(
  endpoint({
    name: 'listCases',
    summary: 'Cases of a log, newest first; upcoming ones soonest first.',
    method: 'GET',
    path: '/users/:userId/procedures',
    access: 'read a log',
    params: ownUser,
    query: listQuery,
    data: z.object({
      procedures: z.array(listedCase),
      procedures_count: z.number(),
      /** In somebody else's log: what the caller may do there. */
      permission: z.enum(['EDITOR', 'VIEWER']).optional(),
      /** To an editor of somebody else's log: the form of a new case, which is that of the doctor whose log it is. */
      family: z.enum(families).optional(),
    }),
  }),
);

export const logCase = asTheyAre(
  endpoint({
    name: 'logCase',
    summary: 'Log a case with its codes, notes, further procedures and images: all of it or nothing.',
    method: 'POST',
    path: '/users/:userId/procedures',
    access: 'write in a log',
    params: ownUser,
    creates: true,
    files: images,
    body: writtenCase,
    data: fullCase,
    mayAnswer: ['upgradeNeeded'],
  }),
);

export const readCase = asTheyAre(
  endpoint({
    name: 'readCase',
    summary:
      'One case, whole. With `ahead`, fetched before anybody has opened it; the audit trail tells the two apart.',
    method: 'GET',
    path: '/users/:userId/procedures/:procId',
    access: 'read a log',
    params: oneCase,
    query: z.object({ ahead: z.literal('1').optional().catch(undefined) }),
    data: fullCase,
  }),
);

export const changeCase = asTheyAre(
  endpoint({
    name: 'changeCase',
    summary: 'Change a case. What is absent stays as it is; with a stale version nothing is written.',
    method: 'PUT',
    path: '/users/:userId/procedures/:procId',
    access: 'write in a log',
    params: oneCase,
    body: writtenCase,
    data: fullCase,
    mayAnswer: ['changedMeanwhile', 'upgradeNeeded'],
  }),
);

export const deleteCase = endpoint({
  name: 'deleteCase',
  summary: 'Delete a case. It can be restored for 30 days.',
  method: 'DELETE',
  path: '/users/:userId/procedures/:procId',
  access: 'own account',
  params: oneCase,
  data: nothing,
});

const severalCases = z.object({ procedure_ids: listInForm(bodyId, 1000) });

export const deleteCases = endpoint({
  name: 'deleteCases',
  summary: 'Delete several cases: all of them or none.',
  method: 'POST',
  path: '/users/:userId/procedures/bulk_delete',
  access: 'own account',
  params: ownUser,
  body: severalCases,
  data: z.object({ count: z.number() }),
});

export const restoreCases = endpoint({
  name: 'restoreCases',
  summary: 'Undo the deletion of cases, for 30 days.',
  method: 'POST',
  path: '/users/:userId/procedures/restore',
  access: 'own account',
  params: ownUser,
  body: severalCases,
  data: z.object({ count: z.number() }),
});

export const deleteProcedure = endpoint({
  name: 'deleteProcedure',
  summary: 'Delete one additional procedure of a case.',
  method: 'DELETE',
  path: '/users/:userId/procedures/:procId/case_procedure/:caseId',
  access: 'write in a log',
  params: oneCase.extend({ caseId: pathId }),
  data: nothing,
});

export const writeNotes = asTheyAre(
  endpoint({
    name: 'writeNotes',
    summary: 'The notes of a case, all of them. One that is unchanged keeps its date and author.',
    method: 'PUT',
    path: '/users/:userId/procedures/:procId/notes/procedure_all_notes',
    access: 'write in a log',
    params: oneCase,
    body: z.object({ notes: listInForm(note, mostNotes) }),
    data: z.object({ notes: z.array(caseNote) }),
  }),
);

export const listImages = asTheyAre(
  endpoint({
    name: 'listImages',
    summary: 'The images of a case, with links that live two hours.',
    method: 'GET',
    path: '/users/:userId/procedures/:procId/media',
    access: 'read a log',
    params: oneCase,
    data: z.object({ images: z.array(caseImage), count: z.number() }),
  }),
);

export const addImages = asTheyAre(
  endpoint({
    name: 'addImages',
    summary: 'Add images to a case: JPEG, PNG, WebP, HEIC, TIFF; written anew without metadata.',
    method: 'POST',
    path: '/users/:userId/procedures/:procId/media',
    access: 'write in a log',
    params: oneCase,
    creates: true,
    files: images,
    /** Names by the order of the files; without one the file's own. */
    body: z.object({ image_names: listInForm(z.string().max(200), images.most).optional() }),
    data: z.object({ images: z.array(caseImage), count: z.number() }),
    mayAnswer: ['upgradeNeeded'],
  }),
);

export const renameImage = asTheyAre(
  endpoint({
    name: 'renameImage',
    summary: 'Give an image another name.',
    method: 'PUT',
    path: '/users/:userId/procedures/:procId/media/:mediaId',
    access: 'write in a log',
    params: oneImage,
    body: z.object({
      image_name: z
        .string({ error: commonMessages.required.text })
        .trim()
        .min(1, commonMessages.required.text)
        .max(200, commonMessages.tooLarge.text),
    }),
    data: caseImage,
  }),
);

export const deleteImage = endpoint({
  name: 'deleteImage',
  summary: 'Delete an image for good.',
  method: 'DELETE',
  path: '/users/:userId/procedures/:procId/media/:mediaId',
  access: 'write in a log',
  params: oneImage,
  data: nothing,
});
